interface Step {
  heading: string;
  text: string;
}

const renting: Step[] = [
  {
    heading: 'Choose where and when',
    text: 'See what’s available, with the full price.',
  },
  {
    heading: 'Book in minutes',
    text: 'The car is held for you while you pay. What was quoted is what you are charged.',
  },
  {
    heading: 'Pick it up and go',
    text: 'Meet the owner, take the keys, and give the car back where you found it.',
  },
];

const listing: Step[] = [
  {
    heading: 'Describe your car',
    text: 'A few facts and photos are enough. Every step is saved, so you can stop and go on later.',
  },
  {
    heading: 'Set price and days',
    text: 'You decide what a day costs, whom you rent to, and when you need the car yourself.',
  },
  {
    heading: 'Earn with it',
    text: 'Once we have verified the car, renters find it. You are paid for every trip.',
  },
];

/** Renting in three steps. */
export function HowRentingWorks() {
  return <Steps id="how-renting-works" heading="How renting works" steps={renting} />;
}

/** Listing a car in three steps. */
export function HowListingWorks() {
  return <Steps id="how-listing-works" heading="How listing your car works" steps={listing} />;
}

function Steps({ id, heading, steps }: { id: string; heading: string; steps: Step[] }) {
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
