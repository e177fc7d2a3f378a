import { Field } from 'formik';
import { TextAreaField, TextField } from 'shared-ui/forms';
import type { OwnCar } from '../../api/my-cars';
import { DatedRates } from './dated-rates';
import { FieldSet } from './field-set';
import {
  keptPriceFields,
  priceDraftSchema,
  priceFormSchema,
  priceFormValues,
  toPriceChanges,
} from './price-form.schema';
import { StepForm } from './step-form';

interface PriceFormProps {
  car: OwnCar;
  onSaved: (car: OwnCar, then: 'continue' | 'leave') => void;
  onBack: () => void;
}

const policies = [
  {
    value: 'flexible',
    name: 'Flexible',
    text: 'Free until 24 hours before pick-up. After that the renter pays one day.',
  },
  {
    value: 'moderate',
    name: 'Moderate',
    text: 'Free until 5 days before pick-up. After that the renter pays one day plus half of the rest.',
  },
  {
    value: 'strict',
    name: 'Strict',
    text: 'The renter pays half from the start, and everything in the last 7 days before pick-up.',
  },
];

/** What the car costs, and on which terms. */
export function PriceForm({ car, onSaved, onBack }: PriceFormProps) {
  const { currency } = car;
  return (
    <div className="grid gap-10">
      <StepForm
        label="Price and rules"
        name="price"
        keptFields={keptPriceFields}
        car={car}
        initialValues={priceFormValues(car)}
        schema={priceFormSchema(currency)}
        draftSchema={priceDraftSchema(currency)}
        toChanges={toPriceChanges(currency)}
        onSaved={onSaved}
        onBack={onBack}
      >
        <FieldSet
          legend="Price"
          hint="What you charge per day. Renters see it with the service fee and tax included."
        >
          <TextField name="daily_price_minor" label="Daily price" inputMode="decimal" after={currency} />
          <TextField name="weekly_discount_bps" label="Discount from 7 days" inputMode="numeric" after="%" />
          <TextField
            name="monthly_discount_bps"
            label="Discount from 30 days"
            inputMode="numeric"
            after="%"
          />
          <TextField
            name="deposit_minor"
            label="Deposit"
            inputMode="decimal"
            after={currency}
            hint="Set aside on the renter’s card. We take from it only after deciding on your claim."
          />
          <TextField
            name="late_fee_per_hour_minor"
            label="Late fee per hour"
            isOptional
            inputMode="decimal"
            after={currency}
            hint="For each started hour after the return time, from 30 minutes on and for 24 hours at most."
          />
        </FieldSet>
        <FieldSet legend="Terms">
          <TextField name="min_days" label="Minimum trip" inputMode="numeric" after="days" />
          <TextField
            name="booking_horizon_days"
            label="Bookable ahead"
            isOptional
            inputMode="numeric"
            after="days"
            hint="How far in advance a trip can start. Leave it empty for up to a year."
          />
          <TextField
            name="included_km_per_day"
            label="Distance included per day"
            inputMode="numeric"
            after="km"
            hint="Leave it empty for no limit."
          />
          <TextField name="min_driver_age" label="Minimum driver age" inputMode="numeric" after="years" />
        </FieldSet>
        <fieldset>
          <legend className="font-semibold">When a renter cancels</legend>
          <div className="mt-2 grid gap-1">
            {policies.map(({ value, name, text }) => (
              <label
                key={value}
                htmlFor={`policy-${value}`}
                className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5"
              >
                <Field
                  type="radio"
                  id={`policy-${value}`}
                  name="cancellation_policy"
                  value={value}
                  className="mt-1 size-4 accent-primary"
                />
                <span>
                  <span className="font-medium">{name}. </span>
                  <span className="text-base-content/80">{text}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <label htmlFor="instant-book" className="flex min-h-11 cursor-pointer items-start gap-3">
          <Field
            type="checkbox"
            id="instant-book"
            name="instant_book"
            className="checkbox mt-0.5 checkbox-primary"
          />
          <span>
            <span className="block font-medium">Instant book</span>
            <span className="block text-sm text-base-content/75">
              Trips are confirmed as soon as they’re paid, without waiting for your reply.
            </span>
          </span>
        </label>
        <TextAreaField
          name="rules"
          label="Your rules"
          isOptional
          rows={4}
          hint="For example: no smoking, return it with a full tank."
        />
      </StepForm>
      <DatedRates car={car} />
    </div>
  );
}
