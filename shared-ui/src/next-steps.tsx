import { Link } from 'react-router-dom';
import { circlePath, clockPath, donePath, LineIcon } from './icons';
import { nextStepsLabels } from './labels';

interface NextStepsProps {
  heading: string;
  /** As the server says it: what is open and what waits, in a sentence. */
  summary: string;
  steps: { key: string; label: string; state: 'open' | 'waiting' | 'done'; link: string | null }[];
}

const signs = {
  open: { path: circlePath, className: 'size-5 text-base-content/60' },
  waiting: { path: clockPath, className: 'size-5 text-info' },
  done: { path: donePath, className: 'size-5 text-success' },
};

/** A checklist: each step with its state, and the way to those that are open. */
export function NextSteps({ heading, summary, steps }: NextStepsProps) {
  return (
    <section
      aria-label={heading}
      className="rounded-box border border-base-300 bg-base-100 p-4 shadow-raised sm:p-5"
    >
      <h2 className="text-lg font-semibold tracking-tight">{heading}</h2>
      <p className="mt-1 text-base-content/80">{summary}</p>
      <ol className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {steps.map(({ key, label, state, link }) => (
          <li key={key} className="flex min-h-8 items-center gap-2">
            <LineIcon {...signs[state]} />
            {link === null ? (
              <span className={state === 'done' ? 'text-base-content/75' : ''}>{label}</span>
            ) : (
              <Link to={link} className="link font-medium">
                {label}
              </Link>
            )}
            <span className="sr-only">{nextStepsLabels.states[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
