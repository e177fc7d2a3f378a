import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { plannedCar } from '../../lib/planned-car';
import { useEmailToConfirm } from './api/email-to-confirm';
import type { OwnCar } from './api/my-cars';
import { CalendarStep } from './calendar-step';
import { CarForm } from './car-form';
import { ConfirmEmail } from '../../ui/confirm-email';
import { carStepsLabels } from './labels';
import { LoadingCar } from './loading-car';
import { MyDrafts, useDrafts } from './my-drafts';
import { PhotoStep } from './photo-step';
import { PriceForm } from './price-form';
import { ReviewStep } from './review-step';
import { StateNotice } from './state-notice';
import { stepAfter, stepBefore, stepNames, type Step } from './steps';
import { Stepper } from './stepper';

interface CarStepsProps {
  /** Missing before a new car was saved for the first time. */
  car: OwnCar | undefined;
  step: Step;
  linkTo: (step: Step, carUuid?: string) => string;
  onSaved: (car: OwnCar, then: 'continue' | 'leave') => void;
}

/** The step that is being worked on, below the way through all of them. */
export function CarSteps({ car, step, linkTo, onSaved }: CarStepsProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const drafts = useDrafts({ isNeeded: car === undefined });
  const email = useEmailToConfirm({ isNeeded: car === undefined });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const [opened, setOpened] = useState<readonly Step[]>([step]);
  if (!opened.includes(step)) setOpened([...opened, step]);
  // The next step is a new page to anyone who does not see it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const onContinue = () => void navigate(linkTo(stepAfter(step)));
  const onBack = () => void navigate(linkTo(stepBefore(step) ?? 'car'));

  // What is above the form would, loading late, push it away while one types.
  if (!drafts || email.isToConfirm === undefined) return <LoadingCar />;
  return (
    <div className="mt-6 grid gap-6">
      {car ? (
        <StateNotice car={car} />
      ) : (
        <MyDrafts drafts={drafts} linkTo={({ car_uuid: uuid }) => linkTo('car', uuid)} />
      )}
      {email.isToConfirm && (
        <ConfirmEmail explanation={carStepsLabels.confirmEmail} onConfirmed={email.look} />
      )}
      <Stepper car={car} current={step} opened={opened} linkTo={(to) => linkTo(to)} />
      <section
        // Each car, and each plan for a new one, has forms of its own: the address says whose.
        key={car?.car_uuid ?? new URLSearchParams({ ...plannedCar(parameters) }).toString()}
        aria-labelledby="step"
        className="rounded-box border border-base-300 bg-base-100 p-4 shadow-raised sm:p-8"
      >
        <h2 id="step" ref={heading} tabIndex={-1} className="mb-5 text-xl font-semibold outline-none">
          {stepNames[step]}
        </h2>
        {step === 'car' && <CarForm car={car} onSaved={onSaved} />}
        {car && step === 'photos' && <PhotoStep car={car} onContinue={onContinue} onBack={onBack} />}
        {car && step === 'price' && <PriceForm car={car} onSaved={onSaved} onBack={onBack} />}
        {car && step === 'calendar' && <CalendarStep car={car} onContinue={onContinue} onBack={onBack} />}
        {car && step === 'review' && <ReviewStep car={car} linkTo={(to) => linkTo(to)} />}
      </section>
    </div>
  );
}
