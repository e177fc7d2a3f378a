import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';

/** What the database has after the run, beside what clients were answered. */
export interface Outcome {
  confirmed: number;
  /** What is not as it was answered, or claimed twice; empty if all is right. */
  wrong: string[];
}

/**
 * Compares what clients were answered with what is stored: each confirmed trip is confirmed, paid once, and holds its
 * car's days; no car is held twice.
 */
export async function checkOutcome(database: Kysely<Tables>, answered: readonly string[]): Promise<Outcome> {
  const { rows } = await sql<{ uuid: string; status: string; payments: number; claims: number }>`
    select r.uuid, r.status,
      (select count(*) from payments p where p.reservation_uuid = r.uuid and p.status = 'captured') as payments,
      (select count(*) from car_claims c where c.uuid = r.claim_uuid and c.car_uuid = r.car_uuid) as claims
    from reservations r where r.status = 'confirmed' or r.uuid = any(${[...answered]})`.execute(database);
  const stored = new Map(rows.map((row) => [row.uuid, row]));
  const wrong = answered
    .filter((uuid) => stored.get(uuid)?.status !== 'confirmed')
    .map((uuid) => `${uuid}: lost`);
  for (const { uuid, payments, claims } of rows) {
    if (payments !== 1) wrong.push(`${uuid}: paid ${payments} times`);
    if (claims !== 1) wrong.push(`${uuid}: has ${claims} claims`);
  }
  const { rows: twice } = await sql<{ uuid: string }>`
    select a.uuid from car_claims a join car_claims b
      on a.car_uuid = b.car_uuid and a.uuid < b.uuid and a.period && b.period`.execute(database);
  wrong.push(...twice.map(({ uuid }) => `${uuid}: its car is claimed twice`));
  return { confirmed: rows.length, wrong };
}
