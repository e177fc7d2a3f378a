import { Problem } from '../../../platform/http/problem.js';
import type { User } from './users.table.js';

/** Whether a person has said who they are: not between the first confirmation of their address and their next sign-in. */
const isProfileGiven = ({ fname }: Pick<User, 'fname'>): boolean => fname !== '';

/** @throws Problem 403 PROFILE_REQUIRED */
export function requireProfile(user: User): void {
  if (!isProfileGiven(user)) throw profileRequired();
}

export function profileRequired(): Problem {
  return new Problem(403, 'PROFILE_REQUIRED', 'Please finish your registration first.');
}

/** Of a person who has proved their address and is asked for everything again. */
export const blankProfile = {
  fname: '',
  lname: '',
  gender: null,
  languages: [],
  phone: '',
  phone_e164: null,
  zip_code: '',
  city: '',
  street: '',
  region: '',
  hosting_since: null,
  user_verification: 'unverified',
  date_of_birth: null,
  licence_expires_on: null,
  identity_expires_on: null,
} satisfies Partial<User>;

/** The role of a blank profile: hosting begins when its person says so; administrators are made by others. */
export const roleToKeep = ({ role }: Pick<User, 'role'>) => (role === 'admin' ? role : 'customer');
