import { sql, type Migration } from 'kysely';
import { launchCities } from './launch-cities.js';

/** Where the marketplace operates, the cars, their photos, dated rates and reviews. */
export const carsMigration: Migration = {
  async up(database) {
    await sql`
      create table cities (
        id int primary key generated always as identity,
        slug text not null unique,
        name text not null,
        other_names text[] not null default '{}',
        country text not null,
        country_code text not null check (country_code ~ '^[A-Z]{2}$'),
        time_zone text not null,
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        tax_bps int not null check (tax_bps between 0 and 5000)
      )`.execute(database);
    for (const city of launchCities) {
      await sql`
        insert into cities (slug, name, other_names, country, country_code, time_zone, currency, tax_bps)
        values (${city.slug}, ${city.name}, ${city.otherNames}, ${city.country}, ${city.countryCode},
                ${city.timeZone}, 'EUR', ${city.taxBps})`.execute(database);
    }

    // Discount that a trip of so many days gets: the better of those that it is long enough for.
    const discountBps = (fromDays: number) =>
      fromDays >= 30
        ? sql.raw('greatest(weekly_discount_bps, monthly_discount_bps)')
        : sql.raw(`case when greatest(min_days, ${fromDays}) >= 30 then greatest(weekly_discount_bps, monthly_discount_bps)
                        when greatest(min_days, ${fromDays}) >= 7 then weekly_discount_bps else 0 end`);
    // The least and the most that a day can cost in a trip of that length; what search walks along.
    const bound = (name: string, rate: string, fromDays: number) =>
      sql`${sql.raw(name)} bigint generated always as (${sql.raw(rate)}::bigint * (10000 - (${discountBps(fromDays)}))) stored`;

    await sql`
      create table cars (
        uuid uuid primary key default gen_random_uuid(),
        owner_uuid uuid not null references users (uuid),
        verification text not null default 'draft' check (
          verification in ('draft', 'pending', 'approved', 'rejected', 'changes_requested', 'suspended')
        ),
        verification_reason text,
        listing text not null default 'listed' check (listing in ('listed', 'paused')),
        owner_is_trusted boolean not null default false,
        is_public boolean not null generated always as (
          verification = 'approved' and listing = 'listed' and owner_is_trusted
        ) stored,
        approved_at timestamptz(3),
        make text,
        model text,
        year int check (year between 1900 and 2200),
        type text check (type in ('small', 'saloon', 'estate', 'suv', 'coupe', 'convertible', 'van', 'pickup')),
        transmission text check (transmission in ('manual', 'automatic')),
        fuel text check (fuel in ('petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric')),
        seats int check (seats between 1 and 9),
        doors int check (doors between 2 and 6),
        colour text,
        plate text,
        vin text,
        description text,
        features text[] not null default '{}',
        city_id int references cities (id),
        time_zone text,
        currency text not null default 'EUR',
        tax_bps int not null default 0,
        street text,
        zip_code text,
        area text,
        daily_price_minor int check (daily_price_minor > 0),
        lowest_rate_minor int,
        highest_rate_minor int,
        dated_rates jsonb not null default '[]',
        dated_from_on date,
        dated_to_on date,
        weekly_discount_bps int not null default 0 check (weekly_discount_bps between 0 and 9000),
        monthly_discount_bps int not null default 0 check (monthly_discount_bps between 0 and 9000),
        deposit_minor int not null default 0 check (deposit_minor >= 0),
        min_days int not null default 1 check (min_days between 1 and 30),
        ${bound('floor_day', 'lowest_rate_minor', 1)},
        ${bound('floor_week', 'lowest_rate_minor', 7)},
        ${bound('floor_month', 'lowest_rate_minor', 30)},
        ${bound('ceiling_day', 'highest_rate_minor', 1)},
        ${bound('ceiling_week', 'highest_rate_minor', 7)},
        ${bound('ceiling_month', 'highest_rate_minor', 30)},
        included_km_per_day int,
        min_driver_age int not null default 21,
        rules text,
        cancellation_policy text not null default 'moderate' check (
          cancellation_policy in ('flexible', 'moderate', 'strict')
        ),
        instant_book boolean not null default false,
        cover jsonb,
        rating_sum int not null default 0,
        rating_count int not null default 0,
        rating_hundredths int not null generated always as (
          case when rating_count = 0 then 0 else (200 * rating_sum + rating_count) / (2 * rating_count) end
        ) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint cars_complete_unless_draft check (
          verification = 'draft' or (
            make is not null and model is not null and year is not null and type is not null
            and transmission is not null and fuel is not null and seats is not null and doors is not null
            and plate is not null and description is not null and city_id is not null and time_zone is not null
            and street is not null and zip_code is not null and daily_price_minor is not null
            and lowest_rate_minor is not null and highest_rate_minor is not null
          )
        )
      )`.execute(database);

    await sql`
      create table car_photos (
        uuid uuid primary key,
        car_uuid uuid not null references cars (uuid) on delete cascade,
        position int not null check (position between 0 and 11),
        storage_key text not null unique,
        width int not null,
        height int not null,
        widths int[] not null,
        placeholder text not null,
        created_at timestamptz not null default now(),
        constraint car_photos_position unique (car_uuid, position) deferrable initially deferred
      )`.execute(database);

    // Both days are included, as an owner means them; two rates can never hold for one day.
    await sql`
      create table car_rates (
        car_uuid uuid not null references cars (uuid) on delete cascade,
        from_on date not null,
        to_on date not null,
        daily_price_minor int not null check (daily_price_minor > 0),
        check (to_on >= from_on),
        primary key (car_uuid, from_on),
        constraint car_rates_do_not_overlap exclude using gist (
          car_uuid with =, daterange(from_on, to_on, '[]') with &&
        )
      )`.execute(database);

    await sql`
      create table car_reviews (
        uuid uuid primary key default gen_random_uuid(),
        car_uuid uuid not null references cars (uuid) on delete cascade,
        author_uuid uuid not null references users (uuid),
        stars int not null check (stars between 1 and 5),
        text text not null,
        written_at timestamptz(3) not null default now()
      )`.execute(database);
    await sql`create index car_reviews_of_car on car_reviews (car_uuid, written_at desc, uuid)`.execute(
      database,
    );
  },
};
