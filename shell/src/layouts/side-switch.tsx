import { Link } from 'react-router-dom';
import { sideSwitchLabels } from './labels';
import { useMenu } from './menu-entries';
import type { Side } from './sides';

/** From the places of one side of an account to the first of the other's. */
export function SideSwitch({ current }: { current: Side }) {
  const [renting] = useMenu('renting');
  const [hosting] = useMenu('hosting');
  const sides: { side: Side; to: string }[] = [
    { side: 'renting', to: renting?.path ?? '/dashboard' },
    { side: 'hosting', to: hosting?.path ?? '/dashboard' },
  ];
  return (
    <ul
      aria-label={sideSwitchLabels.name}
      className="grid grid-cols-2 gap-1 rounded-field border border-base-300 bg-base-200 p-1 text-sm"
    >
      {sides.map(({ side, to }) => (
        <li key={side}>
          <Link
            to={to}
            aria-current={side === current ? 'true' : undefined}
            className="flex min-h-11 items-center justify-center rounded-field px-2 font-semibold aria-[current=true]:bg-primary/12 aria-[current=true]:text-primary"
          >
            {sideSwitchLabels[side]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
