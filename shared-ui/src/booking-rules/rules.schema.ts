import { array, boolean, object, string } from 'yup';
import { wholeNumber } from '../forms/whole-number';

/** Rules of a car or of an owner, as the API has them; null is the default. */
export interface BookingRules {
  open_hours: ({ from: string; to: string } | null)[] | null;
  notice_hours: number | null;
  buffer_before_minutes: number | null;
  buffer_after_minutes: number | null;
  max_days: number | null;
}

interface DayValues {
  is_open: boolean;
  from: string;
  to: string;
}

/** Texts as typed; the names are the API's, the days begin with Monday. */
export interface RulesValues {
  scope: 'all' | 'car';
  open_hours: DayValues[];
  notice_hours: string;
  buffer_before_minutes: string;
  buffer_after_minutes: string;
  max_days: string;
}

const day = object({
  is_open: boolean(),
  from: string(),
  to: string().when(['is_open', 'from'], ([isOpen, from], schema) =>
    schema.test('after', 'Choose a later time on the same day.', (to) => !isOpen || (to ?? '') > from),
  ),
});

export const rulesSchema = object({
  open_hours: array()
    .of(day)
    .test(
      'any',
      'Choose hours for at least one day.',
      (days) => days?.some(({ is_open }) => is_open) ?? false,
    ),
  notice_hours: wholeNumber('Enter 0 to 336 hours.', 0, 336).required('Enter 0 to 336 hours.'),
  buffer_before_minutes: wholeNumber('Enter 0 to 720 minutes.', 0, 720).required('Enter 0 to 720 minutes.'),
  buffer_after_minutes: wholeNumber('Enter 0 to 720 minutes.', 0, 720).required('Enter 0 to 720 minutes.'),
  max_days: wholeNumber('Enter 1 to 365 days.', 1, 365).required('Enter 1 to 365 days.'),
});

/** Rules of which the first that has one says each. */
export function rulesValues(rules: readonly BookingRules[], scope: RulesValues['scope']): RulesValues {
  const first = <Name extends keyof BookingRules>(name: Name) =>
    rules.map((each) => each[name]).find((value) => value !== null);
  return {
    scope,
    open_hours: (first('open_hours') ?? []).map((hours) => ({
      is_open: hours !== null,
      from: hours?.from ?? '09:00',
      to: hours?.to ?? '18:00',
    })),
    notice_hours: String(first('notice_hours') ?? ''),
    buffer_before_minutes: String(first('buffer_before_minutes') ?? ''),
    buffer_after_minutes: String(first('buffer_after_minutes') ?? ''),
    max_days: String(first('max_days') ?? ''),
  };
}

/** The values to save. */
export function toRules(values: RulesValues): BookingRules {
  return {
    open_hours: values.open_hours.map(({ is_open, from, to }) => (is_open ? { from, to } : null)),
    notice_hours: Number(values.notice_hours),
    buffer_before_minutes: Number(values.buffer_before_minutes),
    buffer_after_minutes: Number(values.buffer_after_minutes),
    max_days: Number(values.max_days),
  };
}

/** Which rules are not the default. */
export function ownRuleNames(rules: BookingRules): (keyof BookingRules)[] {
  return (Object.keys(noOwnRules) as (keyof BookingRules)[]).filter((name) => rules[name] !== null);
}

/** Those of a car that has no rules of its own. */
export const noOwnRules: BookingRules = {
  open_hours: null,
  notice_hours: null,
  buffer_before_minutes: null,
  buffer_after_minutes: null,
  max_days: null,
};
