import { IncomeByMonth } from './income-by-month';
import { PayoutAccountPanel } from './payout-account-panel';
import { Payouts } from './payouts';

/** What an owner's cars earn, and what of it was paid out. */
export function Income() {
  return (
    <>
      <IncomeByMonth />
      <PayoutAccountPanel />
      <Payouts />
    </>
  );
}
