import { sql, type RawBuilder } from 'kysely';

/** A select as one value: its rows, in their order; null without any. `readJsonRows` reads it. */
export function jsonRows(select: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_agg(line) from (${select}) as line)`;
}

/** The columns of a row that hold a moment. */
type MomentsOf<Row> = {
  [Name in keyof Row]-?: Extract<Row[Name], Date> extends never ? never : Name;
}[keyof Row];

/** A row as JSON has it: a moment is the text of one. */
export type JsonRow<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? string | Extract<Row[Name], null> : Row[Name];
};

/**
 * Rows that a statement gathered with `jsonRows`, as if each had been read on its own.
 *
 * @param moments every column of `Row` that holds a moment; the compiler misses none
 * @throws RangeError for a number that does not fit one exactly
 */
export function readJsonRows<Row>(
  rows: readonly JsonRow<Row>[] | null | undefined,
  moments: Record<MomentsOf<Row>, true>,
): Row[] {
  const names = Object.keys(moments);
  return (rows ?? []).map((row) => {
    const read: Record<string, unknown> = { ...row };
    for (const name of names) {
      const text = read[name];
      if (typeof text === 'string') read[name] = new Date(text);
    }
    for (const [name, value] of Object.entries(read)) {
      if (typeof value === 'number' && !Number.isSafeInteger(value)) {
        throw new RangeError(`${name} does not fit a number exactly`);
      }
    }
    return read as Row;
  });
}
