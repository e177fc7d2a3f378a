import { useQuery } from '@tanstack/react-query';
import { Field } from 'formik';
import { useApiClient } from 'shared-auth';
import { SelectField, TextAreaField, TextField } from 'shared-ui/forms';
import type { OwnCar } from '../../api/my-cars';
import { placesOptions } from '../../api/places';
import { carTypeLabels, featureLabels, fuelLabels, transmissionLabels, wordsIn } from '../../lib/car-labels';
import { carDraftSchema, carFormSchema, carFormValues, keptCarFields, toCarChanges } from './car-form.schema';
import { FieldSet } from './field-set';
import { StepForm } from './step-form';

interface CarFormProps {
  /** Missing for a new car. */
  car: OwnCar | undefined;
  onSaved: (car: OwnCar, then: 'continue' | 'leave') => void;
}

/** What the car is, where it stands, and what renters should know of it. */
export function CarForm({ car, onSaved }: CarFormProps) {
  const { data: places = [], isError } = useQuery(placesOptions(useApiClient(), '', { all: true }));
  const cities = Object.fromEntries(places.map(({ slug, name, country }) => [slug, `${name}, ${country}`]));

  return (
    <StepForm
      label="The car"
      name="car"
      keptFields={keptCarFields}
      car={car}
      initialValues={carFormValues(car)}
      schema={carFormSchema}
      draftSchema={carDraftSchema}
      toChanges={toCarChanges}
      onSaved={onSaved}
    >
      {car?.verification === 'approved' && (
        <p className="alert alert-warning alert-soft">
          Changing make, model, year, number plate or VIN sends the car to verification again. Until then it
          can’t be booked.
        </p>
      )}
      <FieldSet legend="Vehicle">
        <TextField name="make" label="Make" />
        <TextField name="model" label="Model" />
        <TextField name="year" label="Year" inputMode="numeric" />
        <SelectField name="type" label="Type" options={carTypeLabels} />
        <SelectField name="transmission" label="Gearbox" options={transmissionLabels} />
        <SelectField name="fuel" label="Fuel" options={fuelLabels} />
        <TextField name="seats" label="Seats" inputMode="numeric" />
        <TextField name="doors" label="Doors" inputMode="numeric" />
        <TextField name="colour" label="Colour" isOptional />
      </FieldSet>
      <FieldSet
        legend="Registration"
        hint="Only our verification team sees these; renters see the plate once confirmed."
      >
        <TextField name="plate" label="Number plate" />
        <TextField
          name="vin"
          label="VIN"
          isOptional
          hint="17 letters and digits, printed in the registration document."
        />
      </FieldSet>
      <FieldSet
        legend="Location"
        hint="Renters see the city and area. They see the street and zip code once their trip is confirmed."
      >
        <SelectField
          name="place_slug"
          label="City"
          options={cities}
          {...(isError && { hint: 'The cities could not be loaded. Please reload the page.' })}
        />
        <TextField name="area" label="Area" isOptional hint="For example Alfama." />
        <TextField name="street" label="Street and number" autoComplete="street-address" />
        <TextField name="zip_code" label="Zip code" autoComplete="postal-code" />
      </FieldSet>
      <TextAreaField
        rows={5}
        name="description"
        label="Description"
        hint="What it’s like to drive, how much fits in, where to park. At least 30 characters."
      />
      <fieldset>
        <legend className="mb-2 font-semibold">Features</legend>
        <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {wordsIn(featureLabels).map((feature) => (
            <li key={feature}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <Field
                  type="checkbox"
                  name="features"
                  value={feature}
                  className="checkbox checkbox-primary checkbox-sm"
                />
                {featureLabels[feature]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </StepForm>
  );
}
