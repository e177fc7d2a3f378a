import { Field } from 'formik';
import { TextAreaField, TextField, FieldSet } from '@drove/shared-ui/forms';
import type { OwnCar } from './api/my-cars';
import { DatedRates } from './dated-rates';
import { priceFormLabels } from './labels';
import { PriceEarnings } from './price-earnings';
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
    name: priceFormLabels.flexible,
    text: priceFormLabels.flexibleText,
  },
  {
    value: 'moderate',
    name: priceFormLabels.moderate,
    text: priceFormLabels.moderateText,
  },
  {
    value: 'strict',
    name: priceFormLabels.strict,
    text: priceFormLabels.strictText,
  },
];

/** What the car costs, and on which terms. */
export function PriceForm({ car, onSaved, onBack }: PriceFormProps) {
  const { currency } = car;
  return (
    <div className="grid gap-10">
      <StepForm
        label={priceFormLabels.form}
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
        <FieldSet legend={priceFormLabels.price} hint={priceFormLabels.priceHint}>
          <TextField
            name="daily_price_minor"
            label={priceFormLabels.dailyPrice}
            inputMode="decimal"
            after={currency}
          />
          <TextField
            name="weekly_discount_bps"
            label={priceFormLabels.weeklyDiscount}
            inputMode="numeric"
            after="%"
          />
          <TextField
            name="monthly_discount_bps"
            label={priceFormLabels.monthlyDiscount}
            inputMode="numeric"
            after="%"
          />
          <TextField
            name="deposit_minor"
            label={priceFormLabels.deposit}
            inputMode="decimal"
            after={currency}
            hint={priceFormLabels.depositHint}
          />
          <TextField
            name="late_fee_per_hour_minor"
            label={priceFormLabels.lateFeePerHour}
            isOptional
            inputMode="decimal"
            after={currency}
            hint={priceFormLabels.lateFeePerHourHint}
          />
        </FieldSet>
        <PriceEarnings car={car} />
        <FieldSet legend={priceFormLabels.terms}>
          <TextField
            name="min_days"
            label={priceFormLabels.minimumTrip}
            inputMode="numeric"
            after={priceFormLabels.days}
          />
          <TextField
            name="booking_horizon_days"
            label={priceFormLabels.bookableAhead}
            isOptional
            inputMode="numeric"
            after={priceFormLabels.days}
            hint={priceFormLabels.bookableAheadHint}
          />
          <TextField
            name="included_km_per_day"
            label={priceFormLabels.includedDistance}
            inputMode="numeric"
            after={priceFormLabels.km}
            hint={priceFormLabels.includedDistanceHint}
          />
          <TextField
            name="min_driver_age"
            label={priceFormLabels.minimumDriverAge}
            inputMode="numeric"
            after={priceFormLabels.years}
          />
        </FieldSet>
        <fieldset>
          <legend className="font-semibold">{priceFormLabels.cancellation}</legend>
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
                  <span className="font-medium">{`${name}. `}</span>
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
            <span className="block font-medium">{priceFormLabels.instantBook}</span>
            <span className="block text-sm text-base-content/75">{priceFormLabels.instantBookHint}</span>
          </span>
        </label>
        <TextAreaField
          name="rules"
          label={priceFormLabels.yourRules}
          isOptional
          rows={4}
          hint={priceFormLabels.yourRulesHint}
        />
      </StepForm>
      <DatedRates car={car} />
    </div>
  );
}
