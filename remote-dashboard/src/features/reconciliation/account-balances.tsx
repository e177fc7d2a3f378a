import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { formatMoney } from 'shared-ui/formats';
import { accountBalancesOptions } from '../../api/reconciliation';
import { accountLabels } from './account-labels';
import { accountBalancesLabels } from './labels';
import { MoneyTable } from './money-table';

/** What each account of the books comes to now, tax by country. */
export function AccountBalances() {
  const query = useQuery(accountBalancesOptions(useApiClient()));
  if (query.isPending) return <ListSkeleton />;
  if (query.isError) {
    return (
      <RetryNotice
        heading={accountBalancesLabels.balancesNotLoaded}
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <MoneyTable
      caption={accountBalancesLabels.balances}
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
