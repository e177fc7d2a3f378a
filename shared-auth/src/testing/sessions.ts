import type { FullUser, MinimalUser, Session } from '../session/session';

interface SignedIn<User> {
  status: 'signed-in';
  user: User;
}

function signedIn(user: FullUser): SignedIn<FullUser> {
  return { status: 'signed-in', user };
}

/** No one is here. */
export const signedOut: Session = { status: 'signed-out' };

/** It is not known yet who is here. */
export const loading: Session = { status: 'loading' };

/** Someone who rents cars: `aCustomer({ uuid })` says which one. */
export function aCustomer(user: Partial<FullUser> = {}) {
  return signedIn({
    kind: 'full',
    uid: 'uid-customer',
    uuid: '00000000-0000-4000-8000-000000000001',
    email: 'customer@demo.test',
    role: 'customer',
    lName: 'Meyer',
    status: 'active',
    ...user,
  });
}

/** A customer who has started hosting: their role stays what they registered as. */
export function aHostingCustomer(user: Partial<FullUser> = {}) {
  return aCustomer({ permissions: ['rent', 'host'], ...user });
}

/** A customer whom an administrator has suspended. */
export function aSuspendedCustomer(user: Partial<FullUser> = {}) {
  return aCustomer({
    uid: 'uid-suspended',
    uuid: '00000000-0000-4000-8000-000000000004',
    email: 'suspended@demo.test',
    status: 'suspended',
    ...user,
  });
}

/** Someone who lists cars. */
export function aCarOwner(user: Partial<FullUser> = {}) {
  return aCustomer({
    uid: 'uid-owner',
    uuid: '00000000-0000-4000-8000-000000000002',
    email: 'owner@demo.test',
    role: 'car_owner',
    lName: 'Okafor',
    ...user,
  });
}

/** Someone who verifies users and cars. */
export function anAdmin(user: Partial<FullUser> = {}) {
  return aCustomer({
    uid: 'uid-admin',
    uuid: '00000000-0000-4000-8000-000000000003',
    email: 'admin@demo.test',
    role: 'admin',
    lName: 'Lindqvist',
    ...user,
  });
}

/** Someone who is signed in, but whose profile could not be loaded. */
export function aMinimalUser(user: Partial<MinimalUser> = {}): SignedIn<MinimalUser> {
  return {
    status: 'signed-in',
    user: { kind: 'minimal', uid: 'uid-minimal', email: 'minimal@demo.test', ...user },
  };
}
