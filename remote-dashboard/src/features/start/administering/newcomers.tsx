import { Link } from 'react-router-dom';
import { formatNumber } from '@drove/shared-ui/formats';
import type { AdministeringHome } from '../../../api/home';
import { newcomersLabels } from '../labels';

/** How many people and cars are new, beside the 30 days before. */
export function Newcomers({ users, cars }: Pick<AdministeringHome, 'users' | 'cars'>) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <Newcomer label={newcomersLabels.users} to="/dashboard/users" counts={users} />
      <Newcomer label={newcomersLabels.cars} to="/dashboard/car-verification" counts={cars} />
    </ul>
  );
}

interface NewcomerProps {
  label: string;
  to: string;
  counts: AdministeringHome['users'];
}

function Newcomer({ label, to, counts: { last_30_days: now, before } }: NewcomerProps) {
  return (
    <li>
      <Link
        to={to}
        className="group block h-full rounded-box border border-base-300 bg-base-100 p-5 shadow-raised transition-colors hover:border-primary"
      >
        <span className="font-semibold group-hover:text-primary">{label}</span>{' '}
        <span className="block text-3xl font-bold tabular-nums">{formatNumber(now)}</span>{' '}
        <span className="block text-base-content/80">{newcomersLabels.before(formatNumber(before))}</span>
      </Link>
    </li>
  );
}
