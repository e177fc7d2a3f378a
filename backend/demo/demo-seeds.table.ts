import type { Generated } from 'kysely';

/** Which sets of demo data have been put in; each goes in once, and what people do with it afterwards stays. */
export interface DemoSeedsTable {
  name: string;
  seeded_at: Generated<Date>;
}
