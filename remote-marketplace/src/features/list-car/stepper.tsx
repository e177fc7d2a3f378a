import { Link } from 'react-router-dom';
import type { OwnCar } from './api/my-cars';
import { Icon } from '../../ui/icon';
import { stepperLabels } from './labels';
import { isComplete, stepNames, steps, type Step } from './steps';

interface StepperProps {
  /** Missing before the first step was saved; the others open then. */
  car: OwnCar | undefined;
  current: Step;
  /** Those that were looked at on this visit. */
  opened: readonly Step[];
  linkTo: (step: Step) => string;
}

/** Where one is, what is complete, and the way to every step. */
export function Stepper({ car, current, opened, linkTo }: StepperProps) {
  return (
    <nav aria-label={stepperLabels.steps}>
      <ol className="flex flex-wrap gap-1 sm:gap-2">
        {steps.map((step, index) => {
          const isDone =
            car !== undefined && isComplete(car, step, { isLeft: opened.includes(step) && step !== current });
          const content = (
            <>
              <span
                aria-hidden="true"
                className={`grid size-6 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-primary text-primary-content' : 'bg-base-300'}`}
              >
                {isDone ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <span className={step === current ? '' : 'max-sm:sr-only'}>{stepNames[step]}</span>
              {isDone && <span className="sr-only"> {stepperLabels.complete}</span>}
            </>
          );
          const look = 'flex min-h-11 items-center gap-2 rounded-full border px-2 text-sm sm:px-3';
          return (
            <li key={step}>
              {car || step === current ? (
                <Link
                  to={linkTo(step)}
                  preventScrollReset
                  aria-current={step === current ? 'step' : undefined}
                  className={`${look} ${step === current ? 'border-primary font-semibold' : 'border-base-300 hover:bg-base-200'}`}
                >
                  {content}
                </Link>
              ) : (
                <span className={`${look} border-base-300 text-base-content/70`}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
