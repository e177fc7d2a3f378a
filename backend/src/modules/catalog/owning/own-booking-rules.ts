import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import type { User } from '../../people/public.js';
import { formatMinute, marketplaceRules } from '../availability/booking-rules.js';
import { toMinutes, toOpenHours } from '../availability/open-hours.js';
import { lockCarsOf } from '../cars/cars-of-owner.repository.js';
import { findOwnerRules, saveOwnerRules, type OwnerRules } from './booking-rules.repository.js';
import type {
  BookingRulesBody,
  BookingRulesRequest,
  OwnerBookingRulesBody,
  Week,
} from './booking-rules.schemas.js';

const ofMarketplace: OwnerRules = {
  notice_hours: marketplaceRules.noticeHours,
  open_hours: toMinutes(marketplaceRules.openHours),
  buffer_before_minutes: marketplaceRules.bufferBeforeMinutes,
  buffer_after_minutes: marketplaceRules.bufferAfterMinutes,
  max_days: marketplaceRules.maxDays,
};
const none: OwnerRules = {
  notice_hours: null,
  open_hours: null,
  buffer_before_minutes: null,
  buffer_after_minutes: null,
  max_days: null,
};

/** What the caller lets count for their cars, and what counts otherwise. */
export async function readOwnerRules({ database }: Deps, owner: User): Promise<OwnerBookingRulesBody> {
  const rules = (await findOwnerRules(database, owner.uuid)) ?? none;
  return { own: toRulesBody(rules), marketplace: toRulesBody(ofMarketplace) };
}

/**
 * Sets what counts for all the caller's cars that have no rule of their own. Trips that are booked stay as they are.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED
 */
export async function setOwnerRules(
  deps: Deps,
  owner: User,
  request: BookingRulesRequest,
): Promise<OwnerBookingRulesBody> {
  const refused = checkBookingRules(request, { minDays: 1 });
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);
  const now = deps.now();
  await deps.database.transaction().execute(async (transaction) => {
    // In one order, as everybody who takes several cars.
    await lockCarsOf(transaction, owner.uuid);
    const { open_hours, ...numbers } = request;
    const hours = open_hours === undefined ? {} : { open_hours: toHoursColumn(open_hours) };
    await saveOwnerRules(transaction, owner.uuid, { ...numbers, ...hours }, now);
    await recordAudit(transaction, {
      actorUuid: owner.uuid,
      subject: { type: 'user', uuid: owner.uuid },
      action: 'user.booking_rules_changed',
      after: request,
      at: now,
    });
  });
  return await readOwnerRules(deps, owner);
}

/** Rules as the API shows them; null is the default. */
export function toRulesBody({ open_hours, ...rules }: OwnerRules): BookingRulesBody {
  const { notice_hours, buffer_before_minutes, buffer_after_minutes, max_days } = rules;
  return {
    notice_hours,
    open_hours:
      open_hours === null
        ? null
        : toOpenHours(open_hours).map(
            (day) => day && { from: formatMinute(day.from), to: formatMinute(day.to) },
          ),
    buffer_before_minutes,
    buffer_after_minutes,
    max_days,
  };
}

/** Hours by weekday for their column; null is the default. */
export function toHoursColumn(week: Week | null): (number | null)[] | null {
  return week && toMinutes(week.map((day) => day && { from: minuteOf(day.from), to: minuteOf(day.to) }));
}

/** What is wrong with rules: field to sentence; empty when they are allowed. */
export function checkBookingRules(
  { open_hours: week, max_days }: BookingRulesRequest,
  { minDays }: { minDays: number },
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (week?.every((day) => day === null)) fields['open_hours'] = 'Choose hours for at least one day.';
  week?.forEach((day, index) => {
    if (day === null || minuteOf(day.to) > minuteOf(day.from)) return;
    fields[`open_hours.${index}.to`] = 'The hours end after they begin, on the same day.';
  });
  if (max_days != null && max_days < minDays) {
    fields['max_days'] = 'The longest trip can’t be shorter than the minimum trip.';
  }
  return fields;
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
