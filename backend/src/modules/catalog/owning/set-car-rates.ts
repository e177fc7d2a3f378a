import { parseDay } from '../../../platform/time/local-time.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { DatedRate } from '../pricing/day-rates.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { refreshRates, replaceCarRates, updateCarRow } from '../cars/cars.repository.js';
import { checkDailyPrice } from './check-car-changes.js';
import { lockOwnCar } from '../cars/own-car-access.js';
import { toOwnCar } from './own-car-body.js';
import type { OwnCarBody } from './own-car.schemas.js';
import type { User } from '../../people/public.js';

/**
 * Sets all of a car's dated rates.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED or RATES_OVERLAP with `rates.N.…`
 */
export async function setCarRates(
  deps: Deps,
  owner: User,
  carUuid: string,
  rates: readonly DatedRate[],
): Promise<OwnCarBody> {
  const { database, now } = deps;
  const car = await database.transaction().execute(async (transaction) => {
    const own = await lockOwnCar(transaction, owner, carUuid);
    requireValid(rates, own.currency);
    requireApart(rates);
    await replaceCarRates(transaction, own.uuid, rates);
    await refreshRates(transaction, own.uuid);
    return await updateCarRow(transaction, own.uuid, {}, now());
  });
  return await toOwnCar(deps, car);
}

function requireValid(rates: readonly DatedRate[], currency: string): void {
  const refused: Record<string, string> = {};
  rates.forEach(({ from_on, to_on, daily_price_minor }, index) => {
    const at = `rates.${index}`;
    const price = checkDailyPrice(daily_price_minor, currency);
    if (parseDay(from_on) === undefined) refused[`${at}.from_on`] = 'There’s no such day.';
    if (parseDay(to_on) === undefined) refused[`${at}.to_on`] = 'There’s no such day.';
    else if (to_on < from_on) refused[`${at}.to_on`] = 'The last day is before the first.';
    if (price !== undefined) refused[`${at}.daily_price_minor`] = price;
  });
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);
}

function requireApart(rates: readonly DatedRate[]): void {
  const inOrder = rates
    .map((rate, index) => ({ ...rate, index }))
    .sort((one, other) => (one.from_on < other.from_on ? -1 : 1));
  const overlapping = inOrder.find((rate, place) => rate.from_on <= (inOrder[place - 1]?.to_on ?? ''));
  if (overlapping === undefined) return;
  const sentence = 'These days overlap with another price.';
  throw new Problem(422, 'RATES_OVERLAP', sentence, {
    fields: { [`rates.${overlapping.index}.from_on`]: sentence },
  });
}
