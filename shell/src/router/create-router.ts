import type { BrokenEntry } from 'federation/registry';
import { createHashRouter } from 'react-router-dom';
import type { Remote } from '../remotes/remotes';
import { createRoutes } from './create-routes';

/**
 * The app's one router. It has no error element on purpose: what a router error shows is the router's own
 * "Unexpected Application Error!".
 */
export function createRouter(remotes: Remote[], broken: BrokenEntry[]) {
  return createHashRouter(createRoutes(remotes, broken));
}
