import { formatMoney, type Money } from 'shared-ui/formats';

interface PriceLinesProps {
  quote: {
    lines: { label: string; amount_minor: number }[];
    currency: string;
    total: Money;
    deposit: Money;
    late_fee_per_hour: Money;
  };
}

/** The lines of a quote, which add up to its total; the deposit stands apart, since it is held and not charged. */
export function PriceLines({ quote }: PriceLinesProps) {
  const { lines, currency, total, deposit, late_fee_per_hour: lateFee } = quote;
  return (
    <>
      <dl className="mt-4 grid gap-2 border-t border-base-300 pt-4">
        {lines.map((line, index) => (
          <div key={index} className="flex justify-between gap-4">
            <dt className="text-base-content/80">{line.label}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {formatMoney({ amount_minor: line.amount_minor, currency })}
            </dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-base-300 pt-3 text-lg font-semibold">
          <dt>Total</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
      {deposit.amount_minor > 0 && (
        <p className="mt-3 text-sm text-base-content/75">
          A deposit of {formatMoney(deposit)} is set aside on your card 48 hours before the pick-up and
          released 48 hours after the trip. It is not part of the total.
        </p>
      )}
      {lateFee.amount_minor > 0 && (
        <p className="mt-3 text-sm text-base-content/75">
          If you return the car more than 30 minutes late, each started hour costs {formatMoney(lateFee)}, for
          up to 24 hours.
        </p>
      )}
    </>
  );
}
