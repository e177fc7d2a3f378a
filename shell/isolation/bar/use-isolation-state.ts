import { useEffect, useState } from 'react';
import { isFromApp } from '../isolation-message';
import type { IsolationSettings } from '../isolation-settings';
import { readState, writeState } from '../isolation-state';
import type { RouteExample } from '../route-examples';

/** The state of the page, which is always in its address, and the pages of the remote once it has loaded. */
export function useIsolationState(settings: IsolationSettings) {
  const [state, setState] = useState(() => readState(location, settings));
  const [routes, setRoutes] = useState<RouteExample[]>([]);

  useEffect(() => {
    history.replaceState(history.state, '', `/${writeState(state)}`);
  }, [state]);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (!isFromApp(event)) return;
      const message = event.data;
      if (message.isolation === 'routes') setRoutes(message.routes);
      else if (message.isolation === 'beside') setState((now) => ({ ...now, beside: message.remote }));
      else setState((now) => ({ ...now, route: message.route }));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  return { state, setState, routes };
}
