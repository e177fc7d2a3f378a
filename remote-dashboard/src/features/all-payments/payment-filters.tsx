import type { PaymentFilter } from './api/all-payments';
import { paymentStatuses } from '../../lib/payment-labels';
import { DayFilter } from '../../ui/day-filter';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { paymentFiltersLabels } from './labels';

interface PaymentFiltersProps {
  filter: PaymentFilter;
  onChange: (name: keyof PaymentFilter, value: string) => void;
}

const purposes = {
  booking: paymentFiltersLabels.trips,
  difference: paymentFiltersLabels.differences,
  late_fee: paymentFiltersLabels.lateReturns,
  deposit: paymentFiltersLabels.deposits,
};
const refunds = { failed: paymentFiltersLabels.failedRefunds, pending: paymentFiltersLabels.onTheirWay };
const states = Object.fromEntries(paymentStatuses.map(({ status, label }) => [status, label]));

/** What narrows the payments; each choice counts at once. */
export function PaymentFilters({ filter, onChange }: PaymentFiltersProps) {
  return (
    <FilterGroup
      className="sm:grid-cols-2 lg:grid-cols-5"
      search={
        <div className="sm:col-span-2 lg:col-span-5">
          <SearchBox
            label={paymentFiltersLabels.search}
            value={filter.query}
            onSearch={(text) => onChange('query', text)}
          />
        </div>
      }
      chosen={[filter.status, filter.purpose, filter.refund, filter.from, filter.to]}
    >
      <SelectFilter
        label={paymentFiltersLabels.state}
        all={paymentFiltersLabels.allStates}
        options={states}
        value={filter.status}
        onChange={(value) => onChange('status', value)}
      />
      <SelectFilter
        label={paymentFiltersLabels.purpose}
        all={paymentFiltersLabels.everything}
        options={purposes}
        value={filter.purpose}
        onChange={(value) => onChange('purpose', value)}
      />
      <SelectFilter
        label={paymentFiltersLabels.refunds}
        all={paymentFiltersLabels.withOrWithout}
        options={refunds}
        value={filter.refund}
        onChange={(value) => onChange('refund', value)}
      />
      <DayFilter
        label={paymentFiltersLabels.from}
        value={filter.from}
        onChange={(day) => onChange('from', day)}
      />
      <DayFilter
        label={paymentFiltersLabels.until}
        value={filter.to}
        onChange={(day) => onChange('to', day)}
      />
    </FilterGroup>
  );
}
