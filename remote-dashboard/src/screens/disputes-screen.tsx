import { RequireRole } from '../features/access/require-role';
import { AllDisputes } from '../features/disputes/all-disputes';
import { disputesScreenLabels } from '../features/disputes/labels';
import { MoneySections } from '../ui/money-sections';

/** Payments that customers dispute at their bank. */
export function DisputesScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {disputesScreenLabels.disputedPayments}
        </h1>
        <p className="mt-2 text-base-content/80">{disputesScreenLabels.explanation}</p>
        <MoneySections current="/dashboard/all-payments/disputes" />
        <AllDisputes />
      </article>
    </RequireRole>
  );
}
