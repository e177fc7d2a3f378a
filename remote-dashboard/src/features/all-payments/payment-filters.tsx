import type { PaymentFilter } from '../../api/all-payments';
import { paymentStatuses } from '../../lib/payment-labels';
import { DayFilter } from '../../ui/day-filter';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';

interface PaymentFiltersProps {
  filter: PaymentFilter;
  onChange: (name: keyof PaymentFilter, value: string) => void;
}

const purposes = {
  booking: 'Trips',
  difference: 'Differences',
  late_fee: 'Late returns',
  deposit: 'Deposits',
};
const refunds = { failed: 'Failed refunds', pending: 'On their way' };
const states = Object.fromEntries(paymentStatuses.map(({ status, label }) => [status, label]));

/** What narrows the payments; each choice counts at once. */
export function PaymentFilters({ filter, onChange }: PaymentFiltersProps) {
  return (
    <FilterGroup
      className="sm:grid-cols-2 lg:grid-cols-5"
      search={
        <div className="sm:col-span-2 lg:col-span-5">
          <SearchBox
            label="Name, email, car, plate, or number of a payment or trip"
            value={filter.query}
            onSearch={(text) => onChange('query', text)}
          />
        </div>
      }
      chosen={[filter.status, filter.purpose, filter.refund, filter.from, filter.to]}
    >
      <SelectFilter
        label="State"
        all="All states"
        options={states}
        value={filter.status}
        onChange={(value) => onChange('status', value)}
      />
      <SelectFilter
        label="For"
        all="Everything"
        options={purposes}
        value={filter.purpose}
        onChange={(value) => onChange('purpose', value)}
      />
      <SelectFilter
        label="Refunds"
        all="With or without"
        options={refunds}
        value={filter.refund}
        onChange={(value) => onChange('refund', value)}
      />
      <DayFilter label="From" value={filter.from} onChange={(day) => onChange('from', day)} />
      <DayFilter label="Until" value={filter.to} onChange={(day) => onChange('to', day)} />
    </FilterGroup>
  );
}
