import { formatMoney, type Money } from '@drove/shared-ui/formats';
import { priceLinesLabels } from './labels';

interface PriceLinesProps {
  quote: {
    lines: { label: string; amount_minor: number }[];
    currency: string;
    total: Money;
    deposit: Money;
    late_fee_per_hour: Money;
  };
}

/** The lines of a quote, which add up to its total; the deposit is shown apart, since it is held and not charged. */
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
          <dt>{priceLinesLabels.total}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
      {deposit.amount_minor > 0 && (
        <p className="mt-3 text-sm text-base-content/75">{priceLinesLabels.deposit(formatMoney(deposit))}</p>
      )}
      {lateFee.amount_minor > 0 && (
        <p className="mt-3 text-sm text-base-content/75">{priceLinesLabels.lateFee(formatMoney(lateFee))}</p>
      )}
    </>
  );
}
