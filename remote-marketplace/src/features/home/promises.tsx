import { promisesLabels } from './labels';

/** What holds for every trip. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="bg-base-200">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:py-20">
        <h2 id="promises" className="text-2xl font-bold tracking-tight sm:text-3xl">
          {promisesLabels.heading}
        </h2>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {promisesLabels.promises.map(({ heading, text }) => (
            <li key={heading} className="rounded-box border border-base-300 bg-base-100 p-6 shadow-raised">
              <h3 className="text-lg font-semibold tracking-tight">{heading}</h3>
              <p className="mt-2 text-base-content/80">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
