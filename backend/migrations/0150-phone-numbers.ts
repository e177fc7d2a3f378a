import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { sql, type Migration } from 'kysely';

interface TypedPhone {
  uuid: string;
  phone: string;
  country: string | null;
}

/** Telephone numbers as every network dials them, beside what was typed; null where that cannot be read. */
export const phoneNumbersMigration: Migration = {
  async up(database) {
    await sql`alter table users add column phone_e164 text check (phone_e164 ~ '^[+][1-9][0-9]{3,14}$')`.execute(
      database,
    );
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await sql<TypedPhone>`
        select uuid, phone, (
          select case when count(distinct country_code) = 1 then min(country_code) end from cities
          where search_text(users.city) in (select search_text(n) from unnest(array[slug, name] || other_names) as n)
        ) as country
        from users where uuid > ${after}::uuid order by uuid limit 1000`.execute(database);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.uuid;
      const read = rows.flatMap(({ uuid, phone, country }) => {
        const number = parsePhoneNumberFromString(
          phone.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/^[\s(]*00/, '+'),
          (country ?? undefined) as CountryCode | undefined,
        );
        return number?.isValid() === true ? [{ uuid, number: number.number }] : [];
      });
      await sql`
        update users set phone_e164 = read.number
        from unnest(${read.map(({ uuid }) => uuid)}::uuid[], ${read.map(({ number }) => number)}::text[])
          as read (uuid, number)
        where users.uuid = read.uuid`.execute(database);
    }
  },
};
