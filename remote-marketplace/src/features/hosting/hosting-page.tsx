import { useQuery } from '@tanstack/react-query';
import { isRefusedWith, useApi } from '@drove/api-client';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { BusyButton } from '@drove/shared-ui';
import { readMoney } from '@drove/shared-ui/formats';
import { SelectField, TextField } from '@drove/shared-ui/forms';
import type { ValidationError } from 'yup';
import { placesOptions } from '../../api/places';
import { carTypeLabels } from '../../lib/car-labels';
import { useStartHosting } from './api/start-hosting';
import { useEarnings } from '../../api/earnings';
import { ConfirmEmail } from '../../ui/confirm-email';
import { Earnings } from '../../ui/earnings';
import { hostingPageLabels as labels, hostingFacts, hostingQuestions } from './labels';
import { dailyPrice } from '../../lib/amounts.schema';
import { plannedCar, type PlannedCar } from '../../lib/planned-car';
import { startHostingMessage } from './start-hosting.messages';

/** What listing a car brings and asks, for everyone who does not list one yet. */
export function HostingPage({ heading }: { heading: string }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
      <p className="mt-3 max-w-2xl text-lg text-base-content/80">{labels.intro}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Estimate />
        <BeginHosting />
      </div>
      <ul className="mt-12 grid gap-4 sm:grid-cols-3">
        {hostingFacts.map((fact) => (
          <li key={fact.heading} className="rounded-box border border-base-300 p-5">
            <h2 className="font-semibold">{fact.heading}</h2>
            <p className="mt-2 text-base-content/80">{fact.text}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-2xl font-bold tracking-tight">{labels.questions}</h2>
      <dl className="mt-4 grid gap-5">
        {hostingQuestions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 max-w-3xl text-base-content/80">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Estimate() {
  const [parameters] = useSearchParams();
  const { data: places = [], isError } = useQuery(placesOptions(useApi(), '', { all: true }));
  const currencies = Object.fromEntries(places.map(({ slug, currency }) => [slug, currency]));
  return (
    <section aria-labelledby="estimate" className="rounded-box border border-base-300 p-5 sm:p-6">
      <h2 id="estimate" className="text-xl font-bold">
        {labels.estimate}
      </h2>
      <Formik
        initialValues={plannedCar(parameters)}
        initialTouched={{ price: true }}
        validate={({ place, price }) => errorsOf(price, currencies[place])}
        onSubmit={() => undefined}
      >
        <Form noValidate aria-labelledby="estimate" className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            name="place"
            label={labels.city}
            none={labels.choose}
            {...(isError && { hint: labels.citiesNotLoaded })}
            options={Object.fromEntries(
              places.map(({ slug, name, country }) => [slug, `${name}, ${country}`]),
            )}
          />
          <SelectField name="type" label={labels.type} none={labels.anyType} options={carTypeLabels} />
          <TextField
            name="price"
            label={labels.price}
            isOptional
            inputMode="decimal"
            hint={labels.priceHint}
          />
          <div className="sm:col-span-2">
            <Estimated currencies={currencies} />
          </div>
        </Form>
      </Formik>
    </section>
  );
}

/** Why a price can't be worked with; nothing where there is none, or no city to say its currency. */
function errorsOf(price: string, currency: string | undefined): { price?: string } {
  if (currency === undefined) return {};
  try {
    dailyPrice(currency).validateSync(price);
    return {};
  } catch (error) {
    return { price: (error as ValidationError).message };
  }
}

/** The result; what is typed stays in the address, through the sign-in and into the form of the car. */
function Estimated({ currencies }: { currencies: Record<string, string> }) {
  const { values, validateForm } = useFormikContext<PlannedCar>();
  const { place, type, price } = values;
  useAddressOfPlan();
  const currency = currencies[place];
  // The currency of what was typed comes with the cities.
  useEffect(() => void validateForm(), [currency, validateForm]);
  const isWrong = errorsOf(price, currency).price !== undefined;
  const earnings = useEarnings({
    place: currency === undefined || isWrong ? '' : place,
    type: type || undefined,
    dailyPriceMinor: currency === undefined ? undefined : readMoney(price, currency),
  });
  if (currency === undefined) return <p className="text-base-content/80">{labels.chooseCity}</p>;
  return isWrong ? null : <Earnings {...earnings} none={labels.noPrice} />;
}

/** Keeps what is typed in the address, and takes over what the address says once anything else changes it. */
function useAddressOfPlan(): void {
  const { values, setValues } = useFormikContext<PlannedCar>();
  const { place, type, price } = values;
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  // What was typed comes back as the address, perhaps while the next letter is typed.
  const underWay = useRef<string[]>([]);
  const write = useEffectEvent(() => {
    const typed = Object.entries({ place, type, price }).filter(([, value]) => value !== '');
    const address = new URLSearchParams(typed).toString();
    if (address === parameters.toString()) return;
    underWay.current.push(address);
    setParameters(typed, { replace: true, preventScrollReset: true });
  });
  const take = useEffectEvent(() => {
    const index = underWay.current.indexOf(parameters.toString());
    if (index === -1) void setValues(plannedCar(parameters));
    else underWay.current.splice(0, index + 1);
  });
  useEffect(() => take(), [key]);
  useEffect(() => write(), [place, type, price]);
}

/** One press for a customer; the way in for a visitor, who comes back here. */
function BeginHosting() {
  const session = useSession();
  const location = useLocation();
  const start = useStartHosting();
  return (
    <section aria-labelledby="begin-hosting" className="rounded-box bg-base-200 p-5 sm:p-6">
      <h2 id="begin-hosting" className="text-xl font-bold">
        {labels.begin}
      </h2>
      {session.status === 'signed-in' ? (
        <>
          <p className="mt-2 mb-5 text-base-content/80">{labels.beginAsCustomer}</p>
          <BusyButton
            className="btn-primary max-sm:w-full"
            isBusy={start.isPending}
            onClick={() => start.mutate()}
          >
            {labels.start}
          </BusyButton>
          <StartHostingRefused start={start} />
        </>
      ) : (
        <>
          <p className="mt-2 mb-5 text-base-content/80">{labels.beginAsVisitor}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/register" state={{ from: location }} className="btn btn-primary max-sm:w-full">
              {labels.createAccount}
            </Link>
            <Link to="/login" state={{ from: location }} className="btn btn-outline max-sm:w-full">
              {labels.signIn}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

/** Why it did not work; a person who has not confirmed their address does so here. */
function StartHostingRefused({ start: { error, reset } }: { start: ReturnType<typeof useStartHosting> }) {
  if (isRefusedWith<'POST /my/account/hosting'>(error, 'EMAIL_NOT_CONFIRMED')) {
    return (
      <div className="mt-4">
        <ConfirmEmail explanation={labels.confirmEmail} onConfirmed={reset} />
      </div>
    );
  }
  return (
    <p role="alert" className="mt-3 text-error empty:hidden">
      {error && startHostingMessage(error)}
    </p>
  );
}
