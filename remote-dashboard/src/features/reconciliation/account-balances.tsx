import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatMoney } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { accountBalancesOptions } from './api/reconciliation';
import { accountBalancesLabels, accountLabels } from './labels';
import { MoneyTable } from './money-table';

/** What each account of the books comes to now, tax by country. */
export function AccountBalances() {
  return (
    <QueryBoundary heading={accountBalancesLabels.failed}>
      <BalanceTable />
    </QueryBoundary>
  );
}

function BalanceTable() {
  const query = useSuspenseQuery(accountBalancesOptions(useApi()));
  return (
    <MoneyTable
      caption={accountBalancesLabels.caption}
      columns={[accountBalancesLabels.account, accountBalancesLabels.balance]}
      rows={query.data.balances.map(({ account, jurisdiction, balance }) => ({
        key: `${account} ${jurisdiction ?? ''} ${balance.currency}`,
        cells: [
          jurisdiction === null ? accountLabels[account] : `${accountLabels[account]} (${jurisdiction})`,
          formatMoney(balance),
        ],
      }))}
    />
  );
}
