import { sql } from 'kysely';
import { openDatabase } from '../src/platform/database/database.js';
import { optionsFor } from './database-options.js';

// Run in a process of its own, to be killed: it inserts numbers and prints each one that the database has acknowledged.
const { kysely } = await openDatabase(
  optionsFor({ databaseUrl: undefined, dataDirectory: process.env['DATA_DIR'] ?? '' }),
);
await sql`create table if not exists numbers (number int primary key)`.execute(kysely);
for (let number = 0; ; number += 1) {
  await sql`insert into numbers values (${number})`.execute(kysely);
  process.stdout.write(`${number}\n`);
}
