import { sql, type Kysely, type Migration } from 'kysely';

/** Invoices and credit notes, numbered by the database without gaps and never changed. */
export const invoicesMigration: Migration = {
  async up(database) {
    await sql`
      create table invoice_series (
        seller text not null,
        series text not null,
        year smallint not null,
        last_number int not null check (last_number > 0),
        last_issued_at timestamptz(3) not null,
        primary key (seller, series, year)
      )`.execute(database);
    await sql`
      create table invoices (
        uuid uuid primary key default gen_random_uuid(),
        id bigint generated always as identity,
        seller text not null check (seller ~ '^[A-Z0-9]{2,8}$'),
        series text not null check (series in ('fee', 'commission', 'fee_credit', 'commission_credit')),
        year smallint not null,
        number int not null check (number > 0),
        code text not null unique,
        issued_at timestamptz(3) not null,
        -- When the books have had what it is about.
        posted_at timestamptz(3) not null,
        posting_uuid uuid not null references ledger_postings (uuid),
        reservation_uuid uuid not null references reservations (uuid),
        recipient_uuid uuid not null references users (uuid),
        corrects_uuid uuid references invoices (uuid),
        currency text not null,
        -- How much of the posting on the account service_fee or commission it is for, without its sign.
        booked_minor bigint not null check (booked_minor > 0),
        net_minor bigint not null check (net_minor >= 0),
        vat_minor bigint not null check (vat_minor >= 0),
        total_minor bigint not null check (total_minor > 0),
        vat_bps int not null check (vat_bps between 0 and 10000),
        vat_treatment text not null check (vat_treatment in ('charged', 'reverse_charge')),
        vat_country text not null,
        seller_details jsonb not null,
        recipient_details jsonb not null,
        trip jsonb not null,
        unique (seller, series, year, number),
        constraint invoices_add_up check (total_minor = net_minor + vat_minor),
        constraint commission_has_its_vat_inside check (
          booked_minor = case when series in ('fee', 'fee_credit') then net_minor else total_minor end),
        constraint credit_notes_name_their_invoice check (
          (series in ('fee_credit', 'commission_credit')) = (corrects_uuid is not null))
      )`.execute(database);
    // What is invoiced twice would be counted twice.
    await sql`
      create unique index invoices_once on invoices (posting_uuid, series) where corrects_uuid is null`.execute(
      database,
    );
    await sql`
      create unique index credit_notes_once on invoices (posting_uuid, corrects_uuid)
      where corrects_uuid is not null`.execute(database);
    await sql`create index invoices_of_reservation on invoices (reservation_uuid)`.execute(database);
    await sql`create index invoices_of_recipient on invoices (recipient_uuid, id desc)`.execute(database);
    await sql`create unique index invoices_in_order on invoices (id)`.execute(database);
    await sql`create index invoices_corrected on invoices (corrects_uuid) where corrects_uuid is not null`.execute(
      database,
    );
    await numberByDatabase(database);
    await protectInvoices(database);
    // What an invoice says of a trip; the country is that of its tax.
    await sql`
      create view invoiced_trips as
      select reservation.uuid as reservation_uuid, reservation.customer_uuid, reservation.owner_uuid,
        reservation.currency, account.jurisdiction, (reservation.terms ->> 'tax_bps')::int as tax_bps,
        concat_ws(' ', car.make, car.model) as car, reservation.pick_up_at, reservation.return_at,
        reservation.time_zone
      from reservations as reservation
      join reservation_accounts as account on account.reservation_uuid = reservation.uuid
      join cars as car on car.uuid = reservation.car_uuid`.execute(database);
  },
};

/** The number is taken with the row: what is rolled back gives it back, and who comes next waits for it. */
async function numberByDatabase(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function number_invoice() returns trigger language plpgsql as $$
    begin
      new.year := extract(year from new.issued_at at time zone 'UTC');
      insert into invoice_series as known (seller, series, year, last_number, last_issued_at)
      values (new.seller, new.series, new.year, 1, new.issued_at)
      on conflict (seller, series, year) do update set
        last_number = known.last_number + 1,
        -- A later number has no earlier date, whatever the clocks of two processes say.
        last_issued_at = greatest(known.last_issued_at, excluded.last_issued_at)
      returning last_number, last_issued_at into new.number, new.issued_at;
      new.code := concat_ws('-', new.seller,
        case new.series when 'fee' then 'F' when 'commission' then 'C' when 'fee_credit' then 'FC' else 'CC' end,
        new.year, lpad(new.number::text, greatest(6, length(new.number::text)), '0'));
      return new;
    end $$`.execute(database);
  await sql`
    create trigger invoices_are_numbered before insert on invoices
    for each row execute function number_invoice()`.execute(database);
  await sql`
    create function refuse_to_skip_numbers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.last_number = 1 and pg_trigger_depth() > 1 then return new; end if;
      if tg_op = 'UPDATE' and new.last_number = old.last_number + 1 and pg_trigger_depth() > 1
        and (new.seller, new.series, new.year) = (old.seller, old.series, old.year) then return new; end if;
      raise exception 'numbers of invoices are taken one by one' using errcode = 'check_violation';
    end $$`.execute(database);
  await sql`
    create trigger invoice_series_have_no_gaps before insert or update or delete on invoice_series
    for each row execute function refuse_to_skip_numbers()`.execute(database);
}

async function protectInvoices(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_to_change_invoices() returns trigger language plpgsql as $$
    begin
      raise exception 'an invoice is never changed or removed: a credit note corrects it'
        using errcode = 'check_violation';
    end $$`.execute(database);
  await sql`
    create trigger invoices_are_final before update or delete on invoices
    for each row execute function refuse_to_change_invoices()`.execute(database);
  await sql`
    create function check_credit_note() returns trigger language plpgsql as $$
    declare
      invoice invoices := (select row from invoices as row where uuid = new.corrects_uuid);
      credited bigint := (
        select coalesce(sum(booked_minor), 0) from invoices where corrects_uuid = new.corrects_uuid);
    begin
      if new.series <> invoice.series || '_credit' or new.recipient_uuid <> invoice.recipient_uuid
        or new.currency <> invoice.currency or new.seller <> invoice.seller then
        raise exception 'credit note % is of another kind than the invoice it corrects', new.code
          using errcode = 'check_violation';
      end if;
      if credited > invoice.booked_minor then
        raise exception 'credit note % takes back more than was invoiced', new.code
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger credit_notes_fit after insert on invoices
    for each row when (new.corrects_uuid is not null) execute function check_credit_note()`.execute(database);
}
