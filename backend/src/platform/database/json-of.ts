import type { ColumnType } from 'kysely';

/** A JSON column: written as JSON text, read as what it says. */
export type JsonOf<Value> = ColumnType<Value, string, string>;
