import type { PaymentFilter } from './api/all-payments';
import { paymentStatuses } from '../../lib/payment-labels';
import { DayFilter } from '../../ui/day-filter';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { paymentFiltersLabels } from './labels';

interface PaymentFiltersProps {
  filters: PaymentFilter;
  narrow: (name: keyof PaymentFilter) => (value: string) => void;
}

const purposes = {
  booking: paymentFiltersLabels.purposes.booking,
  difference: paymentFiltersLabels.purposes.difference,
  late_fee: paymentFiltersLabels.purposes.lateFee,
  deposit: paymentFiltersLabels.purposes.deposit,
};
const refunds = {
  failed: paymentFiltersLabels.refundStates.failed,
  pending: paymentFiltersLabels.refundStates.pending,
};
const states = Object.fromEntries(paymentStatuses.map(({ status, label }) => [status, label]));

/** What narrows the payments; each choice counts at once. */
export function PaymentFilters({ filters, narrow }: PaymentFiltersProps) {
  return (
    <FilterGroup
      className="sm:grid-cols-2 lg:grid-cols-5"
      search={
        <div className="sm:col-span-2 lg:col-span-5">
          <SearchBox label={paymentFiltersLabels.search} value={filters.query} onSearch={narrow('query')} />
        </div>
      }
      chosen={[filters.status, filters.purpose, filters.refund, filters.from, filters.to]}
    >
      <SelectFilter
        label={paymentFiltersLabels.state}
        all={paymentFiltersLabels.allStates}
        options={states}
        value={filters.status}
        onChange={narrow('status')}
      />
      <SelectFilter
        label={paymentFiltersLabels.purpose}
        all={paymentFiltersLabels.allPurposes}
        options={purposes}
        value={filters.purpose}
        onChange={narrow('purpose')}
      />
      <SelectFilter
        label={paymentFiltersLabels.refunds}
        all={paymentFiltersLabels.allRefunds}
        options={refunds}
        value={filters.refund}
        onChange={narrow('refund')}
      />
      <DayFilter label={paymentFiltersLabels.from} value={filters.from} onChange={narrow('from')} />
      <DayFilter label={paymentFiltersLabels.to} value={filters.to} onChange={narrow('to')} />
    </FilterGroup>
  );
}
