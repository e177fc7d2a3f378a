import { isRefusedWith } from '@drove/api-client';
import { Link } from 'react-router-dom';
import { CarPhoto, ContactText } from '@drove/shared-ui';
import { counted, formatMoney } from '@drove/shared-ui/formats';
import { useSubmitCar, type OwnCar } from './api/my-cars';
import { useEarnings } from '../../api/earnings';
import { Earnings } from '../../ui/earnings';
import { carTypeLabels, fuelLabels, policyLabels, transmissionLabels } from '../../lib/car-labels';
import { ConfirmEmail } from '../../ui/confirm-email';
import { reviewStepLabels } from './labels';
import { missingIn, stepNames, type Step } from './steps';
import { saveCarMessage } from './save-car.messages';

interface ReviewStepProps {
  car: OwnCar;
  linkTo: (step: Step) => string;
}

/** All of it once more, what is still missing, and sending it for verification. */
export function ReviewStep({ car, linkTo }: ReviewStepProps) {
  const submit = useSubmitCar(car.car_uuid);
  const isComplete = Object.keys(car.missing).length === 0;
  const canSubmit = ['draft', 'rejected', 'changes_requested'].includes(car.verification);

  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['car', 'photos', 'price', 'calendar'] as const).map((step) => (
          <section
            key={step}
            aria-labelledby={`review-${step}`}
            className="rounded-box border border-base-300 p-5"
          >
            <div className="flex items-baseline justify-between gap-3">
              <h3 id={`review-${step}`} className="font-semibold">
                {stepNames[step]}
              </h3>
              <Link to={linkTo(step)} className="link text-sm link-primary">
                {reviewStepLabels.change}
                <span className="sr-only"> {stepNames[step].toLowerCase()}</span>
              </Link>
            </div>
            <div className="mt-2 text-base-content/85">
              <Summary car={car} step={step} />
            </div>
            {missingIn(car, step).map((sentence) => (
              <p key={sentence} className="mt-2 text-sm text-error">
                {sentence}
              </p>
            ))}
          </section>
        ))}
      </div>
      {submit.isError && (
        <p role="alert" className="alert alert-error alert-soft">
          <ContactText>{saveCarMessage(submit.error)}</ContactText>
        </p>
      )}
      {isRefusedWith<'POST /cars/{car_uuid}/submit'>(submit.error, 'EMAIL_NOT_CONFIRMED') && (
        <ConfirmEmail explanation={reviewStepLabels.confirmEmail} onConfirmed={() => submit.reset()} />
      )}
      {canSubmit ? (
        <div>
          <p className="mb-3 text-base-content/80">
            {isComplete ? reviewStepLabels.submitHint : reviewStepLabels.incompleteHint}
          </p>
          <button
            type="button"
            className="btn btn-primary max-sm:w-full"
            aria-disabled={!isComplete || submit.isPending}
            onClick={() => {
              if (isComplete && !submit.isPending) submit.mutate();
            }}
          >
            {submit.isPending && <span aria-hidden="true" className="loading loading-spinner loading-sm" />}
            <span>{reviewStepLabels.submit}</span>
          </button>
        </div>
      ) : (
        // Of a car that was sent, its state above says what is next.
        car.verification === 'approved' && <p className="text-base-content/80">{reviewStepLabels.saved}</p>
      )}
    </div>
  );
}

function Summary({ car, step }: { car: OwnCar; step: Step }) {
  if (step === 'photos') {
    return (
      <div className="flex items-center gap-3">
        {car.photos[0] && (
          <CarPhoto photo={car.photos[0]} sizes="6rem" className="aspect-3/2 w-24 rounded-field" alt="" />
        )}
        <span>{counted(car.photos.length, 'photo')}</span>
      </div>
    );
  }
  if (step === 'price') return <PriceSummary car={car} />;
  if (step === 'calendar') {
    return car.blocked_days.length === 0
      ? reviewStepLabels.availableEveryDay
      : reviewStepLabels.blockedFor(counted(car.blocked_days.length, 'period'));
  }
  const facts = [
    [car.make, car.model, car.year].filter(Boolean).join(' '),
    car.type && carTypeLabels[car.type],
    car.transmission && transmissionLabels[car.transmission],
    car.fuel && fuelLabels[car.fuel],
    car.plate,
  ];
  return facts.filter(Boolean).join(', ') || reviewStepLabels.empty;
}

function PriceSummary({ car }: { car: OwnCar }) {
  const { daily_price_minor: price, currency, place_slug: place, type } = car;
  const earnings = useEarnings({
    // Without a price the question would be what others ask.
    place: price === null ? '' : (place ?? ''),
    type,
    dailyPriceMinor: price ?? undefined,
    weeklyDiscountBps: car.weekly_discount_bps,
    monthlyDiscountBps: car.monthly_discount_bps,
  });
  const policy = policyLabels[car.cancellation_policy];
  const sentences = [
    price !== null && reviewStepLabels.pricePerDay(formatMoney({ amount_minor: price, currency })),
    car.rates.length > 0
      ? reviewStepLabels.cancellationAndPrices(policy, counted(car.rates.length, 'other price'))
      : reviewStepLabels.cancellation(policy),
  ];
  return (
    <>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <Earnings {...earnings} />
    </>
  );
}
