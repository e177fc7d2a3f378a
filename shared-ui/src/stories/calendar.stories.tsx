import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { DayRangeCalendar, type DayRange } from '../day-range-calendar';

export default { title: 'Calendar' } satisfies Meta;

function CalendarStory({ from }: { from?: DayRange }) {
  const [range, setRange] = useState(from);
  return (
    <DayRangeCalendar
      label="Days of the trip"
      range={range}
      onPick={(day) =>
        setRange(!range || range.to || day < range.from ? { from: day } : { ...range, to: day })
      }
      canPick={(day) => day >= '2026-12-03' && day !== '2026-12-24'}
      isTaken={(day) => day === '2026-12-24'}
      isPartlyTaken={(day) => day === '2026-12-23'}
      isKept={(day) => day === '2026-12-28'}
      today="2026-12-03"
      lastDay="2027-03-31"
    />
  );
}

export const Nothing = () => <CalendarStory />;

export const FirstDay = () => <CalendarStory from={{ from: '2026-12-10' }} />;

export const WholeRange = () => <CalendarStory from={{ from: '2026-12-10', to: '2026-12-14' }} />;
