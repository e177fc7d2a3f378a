import { formatMoney, type Money } from '@drove/shared-ui/formats';

interface AmountSummaryProps {
  heading: string;
  car: { make: string; model: string; year: number };
  /** What it is about: a term and what it is. */
  rows: readonly (readonly [term: string, value: string])[];
  total: { label: string; amount: Money };
}

/** What one amount of a trip is about, and how much it is. */
export function AmountSummary({ heading, car, rows, total }: AmountSummaryProps) {
  return (
    <section
      aria-labelledby="amount-summary"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="amount-summary" className="text-xl font-semibold tracking-tight">
        {heading}
      </h2>
      <p className="mt-2 font-semibold wrap-anywhere">{`${car.make} ${car.model} ${car.year}`}</p>
      <dl className="mt-4 grid gap-2">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-base-content/80">{term}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-base-300 pt-3 text-lg font-semibold">
          <dt>{total.label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(total.amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
