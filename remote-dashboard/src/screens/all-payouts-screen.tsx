import { RequireRole } from '../features/access/require-role';
import { AllPayouts } from '../features/all-payouts/all-payouts';
import { allPayoutsScreenLabels } from '../features/all-payouts/labels';
import { MoneySections } from '../ui/money-sections';

/** What every owner gets and owes. */
export function AllPayoutsScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{allPayoutsScreenLabels.allPayouts}</h1>
        <p className="mt-2 text-base-content/80">{allPayoutsScreenLabels.explanation}</p>
        <MoneySections current="/dashboard/all-payments/payouts" />
        <AllPayouts />
      </article>
    </RequireRole>
  );
}
