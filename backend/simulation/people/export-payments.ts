import { cellsOf } from '../../testing/cells-of.js';
import type { Person } from '../world/inhabitants.js';
import type { World } from '../world/world.js';
import { ask, Violation } from './ask.js';

/** In the file of all payments every name stands whole in its cell, and none begins a formula. */
export async function requireWholeNames(world: World, admin: Person): Promise<void> {
  const { customers, owners } = world.people;
  const url = '/admin/payments.csv';
  const answer = await ask(world, admin, { method: 'GET', url, what: 'exports the payments' });
  const text = answer?.body['text'];
  if (typeof text !== 'string') throw new Violation(`The payments were answered ${answer?.status}`);
  const [titles = [], ...lines] = text.trim().split('\r\n').map(cellsOf);
  const known = new Set([...customers, ...owners].map(({ user }) => `${user.fname} ${user.lname}`));
  for (const line of lines) {
    for (const title of ['customer', 'owner']) {
      const name = line[titles.indexOf(title)] ?? '';
      if (!known.has(name.replace(/^'(?=-)/, ''))) throw new Violation(`A ${title} is exported as ${name}`);
      if (/^[=+\-@]/.test(name)) throw new Violation(`${name} begins a formula`);
    }
  }
}
