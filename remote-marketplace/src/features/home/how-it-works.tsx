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
    text: 'We hold the car while you pay. The price you see is the price you pay.',
  },
  {
    heading: 'Pick it up and go',
    text: 'Meet the owner, get the keys, and return the car where you picked it up.',
  },
];

const listing: Step[] = [
  {
    heading: 'Describe your car',
    text: 'Add a few details and photos. Each step is saved, so you can finish later.',
  },
  {
    heading: 'Set your price and days',
    text: 'You choose the daily price, who can book, and when you need the car yourself.',
  },
  {
    heading: 'Start earning',
    text: 'Once we’ve verified your car, renters can book it. You get paid for every trip.',
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
