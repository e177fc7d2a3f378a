import type { World } from '../world/world.js';
import { ask } from './ask.js';

/** An owner changes a price, or where they are paid. */
export async function lookAfterCars(world: World, owner: number): Promise<void> {
  const { random, people } = world;
  const who = people.owners[owner];
  if (who === undefined) return;
  const own = people.cars.filter((car) => car.owner === owner);
  switch (random.weighted({ price: 4, account: own.length > 0 ? 2 : 1, bankAccount: 2 })) {
    case 'price': {
      if (own.length === 0) return;
      const { car, name } = random.pick(own);
      const payload = { daily_price_minor: random.int(500, 20_011) };
      await ask(world, who, {
        method: 'PATCH',
        url: `/cars/${car.uuid}`,
        payload,
        what: `changes the price of ${name}`,
      });
      return;
    }
    case 'account': {
      const onboarding = '/owner/payout-account/onboarding';
      await ask(world, who, { method: 'POST', url: onboarding, what: 'opens an account at the provider' });
      const payload = { state: random.pick(['complete', 'complete', 'refuses', 'incomplete']) };
      const url = '/owner/payout-account/test-onboarding';
      await ask(world, who, {
        method: 'POST',
        url,
        payload,
        what: `has an account that is ${payload.state}`,
      });
      return;
    }
    case 'bankAccount': {
      const payload = { holder: `${who.user.fname} ${who.user.lname}`, iban: 'DE89370400440532013000' };
      await ask(world, who, {
        method: 'PUT',
        url: '/owner/bank-account',
        payload,
        what: 'gives a bank account',
      });
    }
  }
}
