import type { GeneratedAlways, Selectable } from 'kysely';

/** Where the marketplace operates. A city gives its cars their time zone, currency and tax. */
export interface CitiesTable {
  id: GeneratedAlways<number>;
  /** As in a link: lower case, no accents. */
  slug: string;
  /** In English. */
  name: string;
  /** What people who live there, or nearby, call it. */
  other_names: string[];
  country: string;
  country_code: string;
  /** IANA name. */
  time_zone: string;
  currency: string;
  tax_bps: number;
}

export type City = Selectable<CitiesTable>;
