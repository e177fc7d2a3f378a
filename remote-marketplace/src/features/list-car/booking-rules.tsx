import { useQuery } from '@tanstack/react-query';
import { Refused, useApi } from 'api-client';
import { Form, Formik } from 'formik';
import { useRef } from 'react';
import { ContactText, RetryNotice, SubmitButton } from 'shared-ui';
import { FocusFirstError, type ServerErrors } from 'shared-ui/forms';
import { ownerRulesOptions, useSetOwnerRules, type BookingRules as Rules } from './api/booking-rules';
import { useSaveCar, type OwnCar } from './api/my-cars';
import { noOwnRules, rulesSchema, rulesValues, toRules, type RulesValues } from './booking-rules.schema';
import { RulesFields } from './rules-fields';
import { bookingRulesLabels } from './rules-labels';
import { saveCarMessage } from './save-car.messages';
import { UnsavedGuard } from './unsaved-guard';

/** How long before, at which hours and for how long drivers can book: of this car, or of all the owner's. */
export function BookingRules({ car }: { car: OwnCar }) {
  const query = useQuery(ownerRulesOptions(useApi()));
  return (
    <section
      aria-labelledby="booking-rules"
      className="mt-8 min-h-[70rem] border-t border-base-300 pt-6 sm:min-h-[52rem]"
    >
      <h3 id="booking-rules" className="font-semibold">
        {bookingRulesLabels.heading}
      </h3>
      <p className="mt-1 text-base-content/80">{bookingRulesLabels.explanation}</p>
      {query.isError && !query.data && (
        <RetryNotice
          heading={bookingRulesLabels.notLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <RulesForm car={car} defaults={[query.data.own, query.data.marketplace]} />}
    </section>
  );
}

/** @param defaults the owner's, and what counts where these are null */
function RulesForm({ car, defaults }: { car: OwnCar; defaults: readonly Rules[] }) {
  const form = useRef<HTMLFormElement>(null);
  const saveCar = useSaveCar(car.car_uuid);
  const setOwnerRules = useSetOwnerRules();
  const hasOwn = Object.keys(noOwnRules).some((name) => car[name as keyof Rules] !== null);
  const ofScope = (scope: RulesValues['scope']) =>
    rulesValues(scope === 'car' ? [car, ...defaults] : defaults, scope);
  const error = setOwnerRules.error ?? saveCar.error;
  const isSaved = !error && (setOwnerRules.isSuccess || saveCar.isSuccess);

  async function save(values: RulesValues, setStatus: (errors: ServerErrors) => void) {
    setStatus({});
    const rules = toRules(values);
    try {
      if (values.scope === 'all') await setOwnerRules.mutateAsync(rules);
      if (values.scope === 'car' || hasOwn) {
        await saveCar.mutateAsync(values.scope === 'car' ? rules : noOwnRules);
      }
    } catch (refusal) {
      const fields = refusal instanceof Refused ? (refusal.problem?.fields ?? {}) : {};
      const shown = Object.entries(fields).map(([name, message]) => [
        name,
        { message, value: valueOf(values, name) },
      ]);
      setStatus(Object.fromEntries(shown) as ServerErrors);
    }
  }

  return (
    <Formik
      initialValues={ofScope(hasOwn ? 'car' : 'all')}
      enableReinitialize
      validationSchema={rulesSchema}
      onSubmit={(values, { setStatus }) => save(values, setStatus)}
    >
      {({ dirty, submitCount, isSubmitting, setValues }) => (
        <Form ref={form} noValidate aria-label={bookingRulesLabels.form} className="mt-5 grid gap-8">
          <UnsavedGuard isUnsaved={dirty} />
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          <RulesFields onScope={(scope) => void setValues(ofScope(scope))} />
          <div>
            <p role="alert" className="text-sm text-error">
              <ContactText>{error ? saveCarMessage(error) : undefined}</ContactText>
            </p>
            <p role="status" className="text-sm text-success">
              {isSaved && !dirty ? bookingRulesLabels.saved : ''}
            </p>
            <div className="mt-3">
              <SubmitButton isBusy={isSubmitting}>{bookingRulesLabels.save}</SubmitButton>
            </div>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** What a field had that the API names, such as `open_hours.0.to`. */
function valueOf(values: RulesValues, name: string): unknown {
  const [field = '', index = '', part = ''] = name.split('.');
  if (field !== 'open_hours') return values[field as keyof RulesValues];
  return values.open_hours[Number(index)]?.[part as 'from' | 'to'];
}
