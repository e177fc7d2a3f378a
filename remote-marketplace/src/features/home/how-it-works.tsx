const steps = [
  {
    heading: 'Say where and when',
    text: 'See only the cars that are free for your days, each with the total for your trip.',
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

/** Renting in three steps. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:py-20">
      <h2 id="how-it-works" className="text-2xl font-bold tracking-tight sm:text-3xl">
        How renting works
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ heading, text }, index) => (
          <li key={heading} className="border-t-2 border-primary pt-5">
            <p aria-hidden="true" className="text-sm font-bold text-primary tabular-nums">
              {index + 1}
            </p>
            <h3 className="mt-1 text-xl font-semibold tracking-tight">{heading}</h3>
            <p className="mt-2 text-base-content/80">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
