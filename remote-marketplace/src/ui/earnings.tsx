import { formatMoney, type Money } from '@drove/shared-ui/formats';
import { earningsLabels as labels } from './labels';

/** A trip of so many days; what the owner gets is the rental less the commission, what the driver pays all but that. */
interface Trip {
  days: number;
  rental: Money;
  commission: Money;
  payout: Money;
  fee: Money;
  tax: Money;
  total: Money;
  payout_per_day: Money;
  total_per_day: Money;
}

/** As the API answers it. */
interface Answer {
  commission_bps: number;
  similar: { cars: number; from: Money; to: Money; booked_bps: number | null } | null;
  payout_per_month: Money | null;
  trips: Trip[];
}

interface EarningsProps {
  /** Undefined while it is on its way. */
  earnings: Answer | undefined;
  isError: boolean;
  /** Said where no price is given and similar cars are too few. */
  none?: string;
}

/** What drivers pay and the owner earns at a price, and how it adds up. */
export function Earnings({ earnings, isError, none }: EarningsProps) {
  const day = earnings?.trips[0];

  return (
    <div role="status" className="grid min-w-0 grid-cols-1 gap-3">
      {isError && <p className="text-base-content/80">{labels.failed}</p>}
      {earnings && !day && <p className="text-base-content/80">{none}</p>}
      {earnings && day && (
        <>
          <p className="text-lg font-semibold">
            {labels.perDay(formatMoney(day.total_per_day), formatMoney(day.payout_per_day))}
          </p>
          {earnings.similar && (
            <p className="text-base-content/80">
              {labels.similar(
                formatMoney(earnings.similar.from),
                formatMoney(earnings.similar.to),
                earnings.similar.cars,
              )}
            </p>
          )}
          {earnings.similar?.booked_bps != null && earnings.payout_per_month && (
            <p className="text-base-content/80">
              {labels.booked(earnings.similar.booked_bps / 100, formatMoney(earnings.payout_per_month))}
            </p>
          )}
          <details>
            <summary className="link inline-flex min-h-11 items-center">{labels.howItAddsUp}</summary>
            <AddsUp earnings={earnings} />
          </details>
        </>
      )}
    </div>
  );
}

interface Row {
  name: string;
  amountOf: (trip: Trip) => Money;
  sign: '' | '-' | '+';
  isSum?: true;
}

function AddsUp({ earnings: { trips, commission_bps: commissionBps } }: { earnings: Answer }) {
  const sums: Row[][] = [
    [
      { name: labels.rental, amountOf: ({ rental }) => rental, sign: '' },
      { name: labels.commission(commissionBps / 100), amountOf: ({ commission }) => commission, sign: '-' },
      { name: labels.youEarn, amountOf: ({ payout }) => payout, sign: '', isSum: true },
    ],
    [
      { name: labels.rental, amountOf: ({ rental }) => rental, sign: '' },
      { name: labels.fee, amountOf: ({ fee }) => fee, sign: '+' },
      { name: labels.tax, amountOf: ({ tax }) => tax, sign: '+' },
      { name: labels.driversPay, amountOf: ({ total }) => total, sign: '', isSum: true },
    ],
  ];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-xs tabular-nums sm:text-sm">
        <thead>
          <tr>
            <td />
            {trips.map(({ days }) => (
              <th key={days} scope="col" className="px-1 py-1.5 text-right font-semibold sm:px-2">
                {labels.days(days)}
              </th>
            ))}
          </tr>
        </thead>
        {sums.map((rows) => (
          <tbody key={rows.at(-1)?.name} className="border-b-8 border-transparent">
            {rows.map(({ name, amountOf, sign, isSum }) => (
              <tr key={name} className={isSum ? 'border-t border-base-300 font-semibold' : undefined}>
                <th scope="row" className={`py-1.5 pr-2 text-left ${isSum ? '' : 'font-normal'}`}>
                  {name}
                </th>
                {trips.map((trip) => (
                  <td key={trip.days} className="px-1 py-1.5 text-right whitespace-nowrap sm:px-2">
                    {`${sign}${formatMoney(amountOf(trip))}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
