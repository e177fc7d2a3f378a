import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { demoOwners } from './demo-people.js';

const spokenIn: Record<string, string> = {
  Lisbon: 'pt',
  Madrid: 'es',
  Barcelona: 'es',
  Paris: 'fr',
  Rome: 'it',
  Berlin: 'de',
  Amsterdam: 'nl',
  Helsinki: 'fi',
  Vienna: 'de',
  Athens: 'el',
};

/** The owners of the demo speak what is spoken in their city, and English. */
export async function insertDemoLanguages(transaction: Kysely<Tables>): Promise<void> {
  const owners = [{ uuid: '00000000-0000-4000-8000-000000000003', city: 'Berlin' }, ...demoOwners];
  for (const { uuid, city } of owners) {
    const local = spokenIn[city];
    const languages = local === undefined ? ['en'] : [local, 'en'];
    await transaction.updateTable('users').set({ languages }).where('uuid', '=', uuid).execute();
  }
}

/** Three cars that Clara, the demo's customer, has marked: the best rated public ones. */
export async function insertDemoFavourites(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const cars = await transaction
    .selectFrom('cars')
    .select('uuid')
    .where('is_public', '=', true)
    .orderBy('rating_hundredths', 'desc')
    .orderBy('uuid')
    .limit(3)
    .execute();
  await transaction
    .insertInto('favourites')
    .values(
      cars.map(({ uuid }) => ({
        user_uuid: '00000000-0000-4000-8000-000000000001',
        car_uuid: uuid,
        added_at: now,
      })),
    )
    .execute();
}
