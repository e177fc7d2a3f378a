import { sql, type Kysely, type Migration } from 'kysely';

/**
 * People and what they wrote are found without the marks that typing leaves out (apostrophes, soft hyphens, hyphens), by
 * each part of an e-mail address, and by their telephone number in any spelling.
 */
export const searchByPartsMigration: Migration = {
  async up(database) {
    await sql`drop index users_searchable`.execute(database);
    await sql`alter table users drop column searchable`.execute(database);
    await sql`alter table support_cases drop column searchable`.execute(database);
    // Marks go first: folding would make hyphens of soft ones, and a blank of an acute accent that stands alone. Then what
    // looks like another sign and is one: ligatures, wide letters, letters with their accent apart.
    const marks = "'’‘ʼ´`\u00ad\u200b\u200c\u200d\u2060\ufeff";
    await sql`
      create or replace function search_text(variadic parts text[]) returns text
      language sql immutable parallel safe
      return translate(
        lower(public.unaccent(
          'public.unaccent'::regdictionary,
          normalize(translate(array_to_string(parts, ' '), ${sql.lit(marks)}, ''), nfkc)
        )),
        '-‐‑''', '   '
      )`.execute(database);
    await addSearchable(database, 'users', 'fname, lname, email, %, phone, phone_e164');
    await addSearchable(database, 'support_cases', "name, email, %, 'c-' || number::text");
    await sql`
      create index users_searchable on users using gin (searchable gin_trgm_ops) with (fastupdate = off)`.execute(
      database,
    );
  },
};

/** @param parts what is searched; `%` stands for the parts of the e-mail address, as words */
async function addSearchable(database: Kysely<unknown>, table: string, parts: string): Promise<void> {
  const words = "translate(email, '@._+', '    ')";
  await sql`
    alter table ${sql.table(table)} add column searchable text not null
    generated always as (search_text(${sql.raw(parts.replace('%', words))})) stored`.execute(database);
}
