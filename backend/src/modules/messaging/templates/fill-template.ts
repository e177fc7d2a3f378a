import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import type { TemplateFacts } from './template-facts.repository.js';

const fields = ['first_name', 'car', 'pick_up_time', 'address'] as const;
const fieldPattern = /\{([^{}\n]{0,40})\}/g;

/** @throws Problem 422 VALUE_NOT_ALLOWED for a field that there is none of */
export function requireKnownFields(text: string): void {
  for (const [whole, name] of text.matchAll(fieldPattern)) {
    if (fields.some((field) => field === name)) continue;
    const known = fields.map((field) => `{${field}}`).join(', ');
    throw valuesNotAllowed({ text: `There’s no field ${whole}. Use ${known}.` });
  }
}

/** A saved text for one conversation. What is not known of it stays a field, for its writer to fill in. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  const { first_name, make, model, street, zip_code, city, pick_up_at, time_zone } = facts;
  const place = [zip_code, city].filter(Boolean).join(' ');
  const values: Record<string, string> = {
    first_name,
    car: [make, model].filter(Boolean).join(' '),
    address: [street, place].filter(Boolean).join(', '),
    pick_up_time: pick_up_at === null || time_zone === null ? '' : momentIn(time_zone, pick_up_at),
  };
  return text.replaceAll(fieldPattern, (whole, name: string) => values[name] || whole);
}

function momentIn(timeZone: string, at: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at).replace(',', '');
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' });
  return `${day}, ${format({ hour: '2-digit', minute: '2-digit' })}`;
}
