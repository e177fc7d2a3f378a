import type { Insertable } from 'kysely';
import type { UsersTable } from '../../src/modules/people/users/users.table.js';
import { demoAddress, demoPhone } from '../demo-places.js';

type Person = readonly [
  fname: string,
  lname: string,
  gender: 'male' | 'female',
  city: string,
  region: string,
];

/** Further owners, so that not every car is Oscar's; they have no sign-in of their own. */
const owners: readonly Person[] = [
  ['Beatriz', 'Almeida', 'female', 'Lisbon', 'Lisboa'],
  ['Javier', 'Moreno', 'male', 'Madrid', 'Madrid'],
  ['Núria', 'Puig', 'female', 'Barcelona', 'Catalunya'],
  ['Camille', 'Laurent', 'female', 'Paris', 'Île-de-France'],
  ['Marco', 'Ricci', 'male', 'Rome', 'Lazio'],
  ['Sanne', 'de Vries', 'female', 'Amsterdam', 'Noord-Holland'],
  ['Aino', 'Virtanen', 'female', 'Helsinki', 'Uusimaa'],
  ['Lukas', 'Gruber', 'male', 'Vienna', 'Wien'],
  ['Aoife', 'Kelly', 'female', 'Dublin', 'Leinster'],
  ['Nikos', 'Georgiou', 'male', 'Athens', 'Attica'],
];

const reviewers: readonly Person[] = [
  ['Emma', 'Novak', 'female', 'Vienna', 'Wien'],
  ['Liam', 'Byrne', 'male', 'Dublin', 'Leinster'],
  ['Sofia', 'Rossi', 'female', 'Milan', 'Lombardia'],
  ['Hugo', 'Martin', 'male', 'Lyon', 'Rhône'],
  ['Elena', 'Papadaki', 'female', 'Athens', 'Attica'],
  ['Mikael', 'Lindqvist', 'male', 'Helsinki', 'Uusimaa'],
];

/** Everybody that the demo cars need besides the demo accounts. */
export const demoOwners = owners.map((person, index) => toUser(person, 101 + index, 'car_owner'));
export const demoReviewers = reviewers.map((person, index) => toUser(person, 201 + index, 'customer'));

function toUser(
  [fname, lname, gender, city, region]: Person,
  number: number,
  role: 'car_owner' | 'customer',
) {
  return {
    uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    identity_uid: `demo-person-${number}`,
    email: `person-${number}@demo.test`,
    fname,
    lname,
    gender,
    city,
    region,
    role,
    ...demoPhone(city, number),
    ...demoAddress(city, number),
    account_status: 'active',
    user_verification: 'verified',
  } as const satisfies Insertable<UsersTable>;
}
