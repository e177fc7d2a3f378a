import { useId } from 'react';
import type { PaymentFilter } from '../../api/all-payments';
import { paymentStatuses } from '../../lib/payment-words';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';

interface PaymentFiltersProps {
  filter: PaymentFilter;
  onChange: (name: keyof PaymentFilter, value: string) => void;
}

const purposes = { booking: 'Trips', difference: 'Differences' };
const states = Object.fromEntries(paymentStatuses.map(({ status, label }) => [status, label]));

/** What narrows the payments; each choice counts at once. */
export function PaymentFilters({ filter, onChange }: PaymentFiltersProps) {
  return (
    <div className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <div className="sm:col-span-2 lg:col-span-4">
        <SearchBox
          label="Name, email, car, plate, or number of a payment or trip"
          value={filter.query}
          onSearch={(text) => onChange('query', text)}
        />
      </div>
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
      <DayFilter label="From" value={filter.from} onChange={(day) => onChange('from', day)} />
      <DayFilter label="Until" value={filter.to} onChange={(day) => onChange('to', day)} />
    </div>
  );
}

interface DayFilterProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="input w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
