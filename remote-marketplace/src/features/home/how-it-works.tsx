import { howItWorksLabels } from './labels';

/** Renting in three steps. */
export function HowRentingWorks() {
  return <Steps id="how-renting-works" {...howItWorksLabels.renting} />;
}

/** Listing a car in three steps. */
export function HowListingWorks() {
  return <Steps id="how-listing-works" {...howItWorksLabels.listing} />;
}

interface StepsProps {
  id: string;
  heading: string;
  steps: { heading: string; text: string }[];
}

function Steps({ id, heading, steps }: StepsProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-7xl px-4 pt-16 pb-12 sm:px-6 lg:pt-20 lg:pb-16">
      <h2 id={id} className="text-2xl font-bold tracking-tight sm:text-3xl">
        {heading}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, index) => (
          <li key={step.heading} className="border-t-2 border-primary pt-5">
            <p aria-hidden="true" className="text-sm font-bold text-primary tabular-nums">
              {index + 1}
            </p>
            <h3 className="mt-1 text-xl font-semibold tracking-tight">{step.heading}</h3>
            <p className="mt-2 text-base-content/80">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
