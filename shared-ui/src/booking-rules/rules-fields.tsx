import { Field, useFormikContext } from 'formik';
import { ClockField } from '../forms/clock-field';
import { FieldSet } from '../forms/field-set';
import { TextField } from '../forms/fields';
import { bookingRulesLabels, weekdays } from './labels';
import type { RulesValues } from './rules.schema';

/** The fields of the booking rules, of the form around them. */
export function RulesFields() {
  const { values, errors } = useFormikContext<RulesValues>();
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{bookingRulesLabels.hours}</legend>
        <p className="mt-1 text-sm text-base-content/75">{bookingRulesLabels.hoursHint}</p>
        <ul className="mt-3 grid gap-3">
          {values.open_hours.map(({ is_open: isOpen }, index) => (
            <DayHours key={weekdays[index]} index={index} isOpen={isOpen} />
          ))}
        </ul>
        <p className="mt-2 text-sm text-error">
          {typeof errors.open_hours === 'string' ? errors.open_hours : ''}
        </p>
      </fieldset>
      <FieldSet legend={bookingRulesLabels.more} hint={bookingRulesLabels.bufferHint}>
        <TextField
          name="notice_hours"
          label={bookingRulesLabels.notice}
          inputMode="numeric"
          after={bookingRulesLabels.hoursUnit}
          hint={bookingRulesLabels.noticeHint}
        />
        <TextField
          name="buffer_before_minutes"
          label={bookingRulesLabels.bufferBefore}
          inputMode="numeric"
          after={bookingRulesLabels.minutesUnit}
        />
        <TextField
          name="buffer_after_minutes"
          label={bookingRulesLabels.bufferAfter}
          inputMode="numeric"
          after={bookingRulesLabels.minutesUnit}
        />
        <TextField
          name="max_days"
          label={bookingRulesLabels.longestTrip}
          inputMode="numeric"
          after={bookingRulesLabels.daysUnit}
        />
      </FieldSet>
    </>
  );
}

function DayHours({ index, isOpen }: { index: number; isOpen: boolean }) {
  const day = weekdays[index] ?? '';
  const id = `open-${index}`;
  return (
    <li className="grid grid-cols-2 items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_12rem_12rem]">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 max-sm:col-span-2">
        <Field
          type="checkbox"
          id={id}
          name={`open_hours.${index}.is_open`}
          className="checkbox checkbox-primary"
        />
        <span>{day}</span>
      </label>
      {isOpen ? (
        <>
          <ClockField name={`open_hours.${index}.from`} label={bookingRulesLabels.opens(day)} />
          <ClockField name={`open_hours.${index}.to`} label={bookingRulesLabels.closes(day)} hasDayEnd />
        </>
      ) : (
        <span className="text-base-content/75">{bookingRulesLabels.closed}</span>
      )}
    </li>
  );
}
