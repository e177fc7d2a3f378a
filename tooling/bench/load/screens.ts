import { CAR_UUID } from './an-api';

/** A first screen, and whose it is. */
export interface Screen {
  name: string;
  remote: 'remote-auth' | 'remote-marketplace';
  /** Its full pattern. */
  pattern: string;
  path: string;
}

/** The screens that visitors come to first. */
export const screens: Screen[] = [
  { name: 'home', remote: 'remote-marketplace', pattern: '/', path: '/' },
  { name: 'list', remote: 'remote-marketplace', pattern: '/carlisting', path: '/#/carlisting' },
  {
    name: 'car',
    remote: 'remote-marketplace',
    pattern: '/carlisting/car/:id',
    path: `/#/carlisting/car/${CAR_UUID}`,
  },
  { name: 'sign-in', remote: 'remote-auth', pattern: '/login', path: '/#/login' },
];

/** The remotes that have one of them. */
export const remotes = ['remote-auth', 'remote-marketplace'] as const;
