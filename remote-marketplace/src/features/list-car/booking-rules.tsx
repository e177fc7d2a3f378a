import { useQuery } from '@tanstack/react-query';
import { Refused, useApi } from '@drove/api-client';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { RetryNotice } from '@drove/shared-ui';
import {
  BookingRulesForm,
  noOwnRules,
  ownRuleNames,
  rulesValues,
  toRules,
  type RulesValues,
} from '@drove/shared-ui/booking-rules';
import { ChoiceList } from '@drove/shared-ui/forms';
import { ownerRulesOptions, useSetOwnerRules, type BookingRules as Rules } from './api/booking-rules';
import { useSaveCar, type OwnCar } from './api/my-cars';
import { carRulesLabels } from './rules-labels';
import { saveCarMessage } from './save-car.messages';

type Scope = RulesValues['scope'];

/** How long before, at which hours and for how long drivers can book: of this car, or of all the owner's. */
export function BookingRules({ car }: { car: OwnCar }) {
  const query = useQuery(ownerRulesOptions(useApi()));
  return (
    <section
      aria-labelledby="booking-rules"
      className="mt-8 min-h-[70rem] border-t border-base-300 pt-6 sm:min-h-[52rem]"
    >
      <h3 id="booking-rules" className="font-semibold">
        {carRulesLabels.heading}
      </h3>
      <p className="mt-1 text-base-content/80">{carRulesLabels.explanation}</p>
      {query.isError && !query.data && (
        <RetryNotice
          heading={carRulesLabels.notLoaded}
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
  const saveCar = useSaveCar(car.car_uuid);
  const setOwnerRules = useSetOwnerRules();
  const hasOwn = ownRuleNames(car).length > 0;
  const ofScope = (scope: Scope) => rulesValues(scope === 'car' ? [car, ...defaults] : defaults, scope);

  async function save(values: RulesValues) {
    const rules = toRules(values);
    if (values.scope === 'all') await setOwnerRules.mutateAsync(rules);
    if (values.scope === 'car' || hasOwn) {
      await saveCar.mutateAsync(values.scope === 'car' ? rules : noOwnRules);
    }
  }

  return (
    <BookingRulesForm
      initialValues={ofScope(hasOwn ? 'car' : 'all')}
      onSave={save}
      explain={(error) => ({
        message: saveCarMessage(error),
        fields: error instanceof Refused ? (error.problem?.fields ?? {}) : {},
      })}
    >
      <ScopeChoice ofScope={ofScope} />
    </BookingRulesForm>
  );
}

/** Whether the rules are this car's or the default; the fields show what counts then. */
function ScopeChoice({ ofScope }: { ofScope: (scope: Scope) => RulesValues }) {
  const { setValues } = useFormikContext<RulesValues>();
  return (
    <div>
      <ChoiceList
        legend={carRulesLabels.scope}
        name="scope"
        choices={[
          { value: 'all', label: carRulesLabels.all, hint: carRulesLabels.allHint },
          { value: 'car', label: carRulesLabels.thisCar, hint: carRulesLabels.thisCarHint },
        ]}
        onChoose={(scope: Scope) => void setValues(ofScope(scope))}
      />
      <Link to="/dashboard/reservations/hours" className="mt-3 inline-block link link-primary">
        {carRulesLabels.toDefault}
      </Link>
    </div>
  );
}
