import type { Meta, StoryFn } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

export const ByKeyboard: StoryFn = () => <CalendarStory />;
ByKeyboard.play = async ({ canvas, userEvent }) => {
  const day = (name: RegExp) => canvas.getByRole('button', { name });
  day(/\b3 December/).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect(day(/\b11 December/)).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
  await expect(day(/\b11 December.*selected/)).toBeVisible();
  await expect(day(/\b13 December.*selected/)).toHaveFocus();
};

export const NextMonth: StoryFn = () => <CalendarStory />;
NextMonth.play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /next month/i }));
  await expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible();
};
