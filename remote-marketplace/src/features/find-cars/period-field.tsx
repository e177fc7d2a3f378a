import { useDeferredValue, useId, useState } from 'react';
import { loadPart } from '@drove/shared-auth';
import { Sheet } from '@drove/shared-ui';
import type { DayRange } from '@drove/shared-ui/day-range-calendar';
import { addDays, at, clockOf, dayOf, formatLocalTime, pickDay, todayIn } from '@drove/shared-ui/formats';
import type { Period } from '../../lib/car-search';
import { datePresets } from '../../lib/date-presets';
import { ClockSelect } from '../../ui/clock-select';
import { Icon } from '../../ui/icon';
import { periodFieldLabels } from './labels';

const CalendarPlace = () => <div className="h-[22rem]" />;

// The calendar is the heaviest part of this page, and no one needs it before they open it.
const DayRangeCalendar = loadPart(
  () => import('@drove/shared-ui/day-range-calendar').then((m) => m.DayRangeCalendar),
  {
    what: periodFieldLabels.part,
    loading: <CalendarPlace />,
  },
);

/** So far ahead a trip may begin, unless the backend is set otherwise: then it says so. */
const DAYS_AHEAD = 365;
const MAX_DAYS = 365;

interface PeriodFieldProps {
  period: Period | undefined;
  onChange: (period: Period | undefined) => void;
}

/** From when to when, on the clocks of the place: a calendar of days and two times. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  return (
    <div>
      <span id={`${id}-label`} className="mb-1 block text-sm font-medium">
        {periodFieldLabels.label}
      </span>
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        className="input w-full cursor-pointer text-left"
        {...DayRangeCalendar.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" className="size-5 text-primary" />
        {period ? (
          <span className="truncate max-sm:text-sm">
            {`${formatLocalTime(period.pickUp)} – ${formatLocalTime(period.return)}`}
          </span>
        ) : (
          <span className="text-base-content/70">{periodFieldLabels.placeholder}</span>
        )}
      </button>
      {isOpen && (
        <PeriodSheet
          period={period}
          onClose={() => setOpen(false)}
          onDone={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface PeriodSheetProps {
  period: Period | undefined;
  onClose: () => void;
  onDone: (period: Period | undefined) => void;
}

function PeriodSheet({ period, onClose, onDone }: PeriodSheetProps) {
  // The sheet is there at once; the days of two months and the times are drawn into it after that.
  const isDrawn = useDeferredValue(true, false);
  const today = todayIn();
  const [range, setRange] = useState<DayRange | undefined>(
    period && { from: dayOf(period.pickUp), to: dayOf(period.return) },
  );
  const [pickUpClock, setPickUpClock] = useState(period ? clockOf(period.pickUp) : '10:00');
  const [returnClock, setReturnClock] = useState(period ? clockOf(period.return) : '10:00');
  const presets = datePresets(today);
  const choose = (preset: Period) => {
    setRange({ from: dayOf(preset.pickUp), to: dayOf(preset.return) });
    setPickUpClock(clockOf(preset.pickUp));
    setReturnClock(clockOf(preset.return));
  };
  const isChoosingReturn = range !== undefined && range.to === undefined;
  const chosen: Period | undefined =
    range?.to === undefined
      ? undefined
      : { pickUp: at(range.from, pickUpClock), return: at(range.to, returnClock) };
  const isBackwards = chosen !== undefined && chosen.return <= chosen.pickUp;

  const canPick = (day: string) =>
    day >= today && day <= (isChoosingReturn ? addDays(range.from, MAX_DAYS) : addDays(today, DAYS_AHEAD));

  return (
    <Sheet
      isOpen
      onClose={onClose}
      heading={periodFieldLabels.heading}
      className="sm:w-[46rem]"
      footer={
        <div className="flex items-center justify-between gap-3">
          <button type="button" className="btn btn-ghost" onClick={() => onDone(undefined)}>
            {periodFieldLabels.clear}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={!chosen || isBackwards}
            onClick={() => {
              if (chosen && !isBackwards) onDone(chosen);
            }}
          >
            {periodFieldLabels.submit}
          </button>
        </div>
      }
    >
      <p className="mb-3 flex flex-wrap gap-2">
        {presets.thisWeekend && (
          <PresetButton
            label={periodFieldLabels.thisWeekend}
            period={presets.thisWeekend}
            onChoose={choose}
          />
        )}
        <PresetButton label={periodFieldLabels.nextWeek} period={presets.nextWeek} onChoose={choose} />
      </p>
      <p role="status" className="mb-3 text-base-content/80">
        <span>{!range && periodFieldLabels.pickUpHint}</span>
        <span>{isChoosingReturn && periodFieldLabels.returnHint}</span>
        <span>
          {chosen &&
            !isBackwards &&
            periodFieldLabels.chosen(formatLocalTime(chosen.pickUp), formatLocalTime(chosen.return))}
        </span>
      </p>
      {isDrawn ? (
        <>
          <DayRangeCalendar
            label={periodFieldLabels.calendar}
            range={range}
            onPick={(day) => setRange(pickDay(range, day))}
            canPick={canPick}
            today={today}
            lastDay={isChoosingReturn ? addDays(range.from, MAX_DAYS) : addDays(today, DAYS_AHEAD)}
            months={2}
            takesFocus
          />
          <div className="mt-5 grid grid-cols-2 gap-4">
            <ClockSelect label={periodFieldLabels.pickUpTime} value={pickUpClock} onChange={setPickUpClock} />
            <ClockSelect label={periodFieldLabels.returnTime} value={returnClock} onChange={setReturnClock} />
          </div>
        </>
      ) : (
        <div className="pb-[5.5rem]">
          <CalendarPlace />
        </div>
      )}
      <p role="alert" className="mt-2 text-sm text-error">
        {isBackwards && periodFieldLabels.returnTooEarly}
      </p>
    </Sheet>
  );
}

interface PresetButtonProps {
  label: string;
  period: Period;
  onChoose: (period: Period) => void;
}

/** Fills in days that many mean; they can still be changed before they are used. */
function PresetButton({ label, period, onChoose }: PresetButtonProps) {
  return (
    <button type="button" className="btn btn-outline btn-sm" onClick={() => onChoose(period)}>
      {label}
    </button>
  );
}
