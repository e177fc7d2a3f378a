import { Link } from 'react-router-dom';
import { CentredMessage } from '../../src/views/centred-message';
import { tellBar } from '../isolation-message';
import type { RouteExample } from '../route-examples';

interface NotLoadedViewProps {
  /** Whose page this is. */
  absent: string;
  /** Which remote is loaded. */
  isolated: string;
  routes: RouteExample[];
}

/** Answers the paths of the remotes that are not here, with the pages of the one that is. */
export function NotLoadedView({ absent, isolated, routes }: NotLoadedViewProps) {
  return (
    <CentredMessage>
      <h1 className="text-2xl font-semibold tracking-tight">{`This page belongs to ${absent}`}</h1>
      <p className="mt-3 text-base-content/80">
        {`${absent} is not loaded here: ${isolated} runs alone. These are its pages:`}
      </p>
      <button
        type="button"
        className="btn btn-outline mt-4"
        onClick={() => tellBar({ isolation: 'beside', remote: absent })}
      >
        {`Load ${absent} beside it`}
      </button>
      <ul className="mt-3">
        {routes.map(({ pattern, path, title }) => (
          <li key={pattern}>
            <Link to={path} className="link">
              {title}
            </Link>{' '}
            <span className="text-base-content/80">{pattern}</span>
          </li>
        ))}
      </ul>
    </CentredMessage>
  );
}
