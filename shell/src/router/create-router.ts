import type { BrokenEntry } from '@drove/federation/registry';
import { createHashRouter } from 'react-router-dom';
import type { Remote } from '../remotes/remotes';
import { createRoutes } from './create-routes';

/** The app's one router; what it shows on an error of its own is in the route table. */
export function createRouter(remotes: Remote[], broken: BrokenEntry[]) {
  return createHashRouter(createRoutes(remotes, broken));
}
