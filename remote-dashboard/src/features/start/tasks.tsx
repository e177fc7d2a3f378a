import { Link } from 'react-router-dom';
import type { Role } from 'shared-auth';
import { tasksLabels } from './labels';
import { tasksByRole } from './tasks-by-role';

/** What someone of this role can do from here. */
export function Tasks({ role }: { role: Role }) {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className="text-xl font-semibold tracking-tight">
        {tasksLabels.heading}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {tasksByRole[role].map(({ to, label, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group block h-full rounded-box border border-base-300 bg-base-100 p-5 shadow-raised transition-colors hover:border-primary"
            >
              <span className="text-lg font-semibold tracking-tight group-hover:text-primary">{label}</span>
              <span className="mt-1 block text-base-content/80">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
