import { DayPicker, type Matcher } from 'react-day-picker';
import { formatWholeDay } from './formats/format-time';
import { toDate, toDay } from './formats/local-time';
import { dayRangeCalendarLabels } from './labels';

export interface DayRange {
  from: string;
  /** Missing while only the first day is chosen. */
  to?: string;
}

interface DayRangeCalendarProps {
  range: DayRange | undefined;
  onPick: (day: string) => void;
  /** Whether a day can be picked now; called for every day in view. */
  canPick: (day: string) => boolean;
  /** Days that are marked as taken, besides not being selectable. */
  isTaken?: (day: string) => boolean;
  /** Days of which a part is free. */
  isPartlyTaken?: (day: string) => boolean;
  /** Days that are striped: the owner keeps them. */
  isKept?: (day: string) => boolean;
  /** In a dialog that was opened to pick a day, the keyboard begins in the calendar. */
  takesFocus?: boolean;
  today: string;
  lastDay: string;
  months?: 1 | 2;
  /** What the calendar is of, for those who do not see it. */
  label: string;
}

const classNames = {
  months: 'day-months',
  month: 'day-month',
  month_caption: 'day-caption',
  nav: 'day-nav',
  button_previous: 'btn btn-ghost btn-square btn-sm',
  button_next: 'btn btn-ghost btn-square btn-sm',
  chevron: 'day-chevron',
  month_grid: 'day-grid',
  weekday: 'day-weekday',
  day: 'day',
  day_button: 'day-button',
  today: 'day-today',
  disabled: 'day-disabled',
  range_start: 'day-start',
  range_end: 'day-end',
  range_middle: 'day-middle',
  selected: 'day-selected',
  hidden: 'day-hidden',
};

const labels = {
  // The widget's own says "December 1st", in which who says the "1" that they see does not find it.
  labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) => {
    const name = formatWholeDay(toDay(date));
    const day = today ? dayRangeCalendarLabels.today(name) : name;
    return selected ? dayRangeCalendarLabels.selected(day) : day;
  },
};

/** A calendar in which the first and the last day of a range are picked, one after the other. */
export function DayRangeCalendar(props: DayRangeCalendarProps) {
  const { range, onPick, canPick, isTaken, isPartlyTaken, isKept, today, lastDay, months = 1, label } = props;
  const matching = (test: ((day: string) => boolean) | undefined): Matcher =>
    test ? (date: Date) => test(toDay(date)) : false;

  return (
    <DayPicker
      mode="range"
      aria-label={label}
      weekStartsOn={1}
      numberOfMonths={months}
      startMonth={toDate(today)}
      endMonth={toDate(lastDay)}
      defaultMonth={toDate(range?.from ?? today)}
      today={toDate(today)}
      selected={range && { from: toDate(range.from), to: range.to ? toDate(range.to) : toDate(range.from) }}
      // What the click means is decided by those who know which days are free, not by the widget.
      onSelect={(_range, date) => onPick(toDay(date))}
      disabled={(date) => !canPick(toDay(date))}
      modifiers={{ taken: matching(isTaken), partly: matching(isPartlyTaken), kept: matching(isKept) }}
      modifiersClassNames={{ taken: 'day-taken', partly: 'day-partly', kept: 'day-kept' }}
      {...(props.takesFocus && { autoFocus: true })}
      classNames={classNames}
      labels={labels}
    />
  );
}
