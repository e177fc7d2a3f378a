import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Field } from 'formik';
import { useSearchParams } from 'react-router-dom';
import { readMoney } from '@drove/shared-ui/formats';
import { SelectField, TextAreaField, TextField, FieldSet } from '@drove/shared-ui/forms';
import type { OwnCar } from './api/my-cars';
import { placesOptions } from '../../api/places';
import { carTypeLabels, featureLabels, fuelLabels, transmissionLabels, keysOf } from '../../lib/car-labels';
import {
  carDraftSchema,
  carFormSchema,
  carFormValues,
  keptCarFields,
  newCarValues,
  toCarChanges,
} from './car-form.schema';
import { carFormLabels } from './labels';
import { plannedCar } from '../../lib/planned-car';
import { StepForm } from './step-form';

interface CarFormProps {
  /** Missing for a new car. */
  car: OwnCar | undefined;
  onSaved: (car: OwnCar, then: 'continue' | 'leave') => void;
}

/** What the car is, where it is parked, and what renters should know of it. */
export function CarForm({ car, onSaved }: CarFormProps) {
  const { data: places = [], isError } = useQuery(placesOptions(useApi(), '', { all: true }));
  const [parameters] = useSearchParams();
  const planned = plannedCar(parameters);
  // Typed before there was a car; a later step shows it.
  const plannedPrice = ({ place_slug: slug }: { place_slug: string }) => {
    const currency = places.find((place) => place.slug === slug)?.currency;
    const price = currency === undefined ? undefined : readMoney(planned.price, currency);
    return price === undefined ? {} : { daily_price_minor: price };
  };
  const cities = Object.fromEntries(places.map(({ slug, name, country }) => [slug, `${name}, ${country}`]));

  return (
    <StepForm
      label={carFormLabels.form}
      name="car"
      keptFields={keptCarFields}
      car={car}
      initialValues={car ? carFormValues(car) : newCarValues(planned)}
      schema={carFormSchema}
      draftSchema={carDraftSchema}
      toChanges={(values) => ({ ...toCarChanges(values), ...(!car && plannedPrice(values)) })}
      onSaved={onSaved}
    >
      {car?.verification === 'approved' && (
        <p className="alert alert-warning alert-soft">{carFormLabels.verificationNotice}</p>
      )}
      <FieldSet legend={carFormLabels.vehicle}>
        <TextField name="make" label={carFormLabels.make} />
        <TextField name="model" label={carFormLabels.model} />
        <TextField name="year" label={carFormLabels.year} inputMode="numeric" />
        <SelectField name="type" label={carFormLabels.type} options={carTypeLabels} />
        <SelectField name="transmission" label={carFormLabels.gearbox} options={transmissionLabels} />
        <SelectField name="fuel" label={carFormLabels.fuel} options={fuelLabels} />
        <TextField name="seats" label={carFormLabels.seats} inputMode="numeric" />
        <TextField name="doors" label={carFormLabels.doors} inputMode="numeric" />
        <TextField name="colour" label={carFormLabels.colour} isOptional />
      </FieldSet>
      <FieldSet legend={carFormLabels.registration} hint={carFormLabels.registrationHint}>
        <TextField name="plate" label={carFormLabels.numberPlate} />
        <TextField name="vin" label={carFormLabels.vin} isOptional hint={carFormLabels.vinHint} />
      </FieldSet>
      <FieldSet legend={carFormLabels.location} hint={carFormLabels.locationHint}>
        <SelectField
          name="place_slug"
          label={carFormLabels.city}
          options={cities}
          {...(isError && { hint: carFormLabels.citiesNotLoaded })}
        />
        <TextField name="area" label={carFormLabels.area} isOptional hint={carFormLabels.areaHint} />
        <TextField name="street" label={carFormLabels.street} autoComplete="address-line1" />
        <TextField name="zip_code" label={carFormLabels.zipCode} autoComplete="postal-code" />
      </FieldSet>
      <TextAreaField
        rows={5}
        name="description"
        label={carFormLabels.description}
        hint={carFormLabels.descriptionHint}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">{carFormLabels.features}</legend>
        <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {keysOf(featureLabels).map((feature) => (
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
