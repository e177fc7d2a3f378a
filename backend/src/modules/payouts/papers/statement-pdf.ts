import { formatMoney } from '../../../platform/money/money.js';
import type { InvoiceParty } from '../invoices/invoices.tables.js';
import type { TripQuarter } from '../reports/owner-year.repository.js';
import { openPaper } from './open-paper.js';
import { addressLines, formatPaperDay, formatPaperPeriod } from './paper-texts.js';
import { apart } from './text-lines.js';

export interface Statement {
  year: number;
  issuedAt: Date;
  /** By whose clock the year begins and ends. */
  timeZone: string;
  seller: InvoiceParty;
  owner: InvoiceParty;
  trips: readonly TripQuarter[];
  transfers: readonly { currency: string; amount_minor: number }[];
}

/** What an owner earned in a year, trip by trip, as a PDF: a table for each currency. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { year, issuedAt, timeZone, seller, owner, trips, transfers } = statement;
  const paper = openPaper(`Statement ${year}`, issuedAt);
  paper.lines(addressLines(seller), { isSoft: true });
  paper.space();
  paper.heading(`Statement ${year}`);
  paper.lines(['For', ...addressLines(owner)]);
  paper.space();
  paper.facts([['Date', formatPaperDay(issuedAt, timeZone)]]);
  paper.space();
  const currencies = [...new Set([...trips, ...transfers].map(({ currency }) => currency))];
  if (currencies.length === 0) paper.lines([`No earnings in ${year}.`]);
  for (const currency of currencies) {
    const money = (minor: number) => formatMoney(minor, currency);
    const ofCurrency = trips.filter((trip) => trip.currency === currency);
    const row = (label: string, parts: readonly TripQuarter[]) => {
      const sum = (part: 'payout_minor' | 'commission_minor') =>
        parts.reduce((minor, trip) => minor + trip[part], 0);
      const [payout, commission] = [sum('payout_minor'), sum('commission_minor')];
      return [label, money(payout + commission), money(-commission), money(payout)];
    };
    const quarters = new Map<string, TripQuarter[]>();
    for (const part of ofCurrency) {
      quarters.set(part.reservation_uuid, [...(quarters.get(part.reservation_uuid) ?? []), part]);
    }
    const rows = [...quarters.values()].map((parts) => {
      const { car = '', pick_up_at, return_at, time_zone = 'UTC' } = parts[0] ?? {};
      const period =
        pick_up_at && return_at
          ? formatPaperPeriod(pick_up_at.toISOString(), return_at.toISOString(), time_zone)
          : '';
      return row(`${apart(car)}, ${period}`, parts);
    });
    paper.table(
      ['Trip', 'Rental', 'Commission', 'Your earnings'],
      [...rows, row(`Total ${year}`, ofCurrency)],
      {
        hasSum: true,
      },
    );
    paper.space();
    const paid = transfers.find((transfer) => transfer.currency === currency)?.amount_minor ?? 0;
    paper.facts([[`Paid to you in ${year}`, money(paid)]]);
    paper.space();
  }
  paper.lines(
    [
      `Payments and refunds count on the day they were booked (${timeZone}). Trips are included once they have begun. Amounts exclude taxes and the customer’s service fee. The commission includes VAT as shown on its invoices.`,
    ],
    { isSoft: true },
  );
  return await paper.end();
}
