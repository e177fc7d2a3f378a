import { todayIn } from '@drove/shared-ui/formats';
import { SelectFilter } from '../../ui/select-filter';
import { yearChoiceLabels } from './labels';

const yearCount = 5;

/** The last whole year: what statements and reports are mostly about. */
export function lastYear(): string {
  return String(Number(todayIn().slice(0, 4)) - 1);
}

interface YearChoiceProps {
  value: string;
  onChange: (year: string) => void;
  /** Years before it have nothing in them. */
  since?: number;
}

/** One of the last years, this one included. */
export function YearChoice({ value, onChange, since = 0 }: YearChoiceProps) {
  const thisYear = Number(todayIn().slice(0, 4));
  const years = Array.from({ length: yearCount }, (_, index) => thisYear - index)
    .filter((year) => year >= since)
    .map(String);
  const options = Object.fromEntries(years.map((year) => [year, year]));
  return <SelectFilter label={yearChoiceLabels.year} options={options} value={value} onChange={onChange} />;
}
