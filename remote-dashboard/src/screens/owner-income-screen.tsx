import { RequireRole } from '../features/access/require-role';
import { IncomeByMonth } from '../features/income/income-by-month';
import { ownerIncomeScreenLabels } from '../features/income/labels';
import { PayoutAccountPanel } from '../features/income/payout-account-panel';
import { Payouts } from '../features/income/payouts';
import { HostingSections } from '../ui/hosting-sections';

/** What an owner's cars earn, and what of it was paid out. */
export function OwnerIncomeScreen() {
  return (
    <RequireRole audience="owners">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {ownerIncomeScreenLabels.incomeAndPayouts}
        </h1>
        <HostingSections current="/dashboard/reservations/income" />
        <IncomeByMonth />
        <PayoutAccountPanel />
        <Payouts />
      </article>
    </RequireRole>
  );
}
