import { useRef } from 'react';
import type { RouteExample } from '../route-examples';

interface RouteLinksProps {
  routes: RouteExample[];
  /** Where the app is. */
  current: string;
  open: (path: string) => void;
}

/** The pages of the remote, by its route table. */
export function RouteLinks({ routes, current, open }: RouteLinksProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const go = (path: string) => {
    open(path);
    if (list.current) list.current.open = false;
  };
  return (
    <div className="qa-field">
      <span>Pages</span>
      <details ref={list} className="qa-routes">
        <summary>{current}</summary>
        <ul>
          {routes.map(({ pattern, path, title }) => (
            <li key={pattern}>
              <button
                type="button"
                aria-current={path === current ? 'page' : undefined}
                onClick={() => go(path)}
              >
                <b>{title}</b> <span>{pattern}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
