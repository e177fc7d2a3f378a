import { Link } from 'react-router-dom';

interface ComingPageProps {
  heading: string;
  /** What the page will be for, in one sentence. */
  purpose: string;
  /** What one will be able to do on it, each a short phrase. */
  plans: string[];
  /** Where to go meanwhile. */
  way: { to: string; label: string };
}

/** A page whose content is not built yet: it says so, says what it will do, and leads somewhere useful. */
export function ComingPage({ heading, purpose, plans, way }: ComingPageProps) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <p className="text-sm font-semibold tracking-wide text-secondary">Being built</p>
      <h1 className="mt-2 text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
      <p className="mt-4 text-lg text-base-content/80">{purpose}</p>
      <section className="mt-8 rounded-box border border-base-300 bg-base-100 p-6 shadow-raised sm:p-8">
        <h2 className="font-semibold">What you will be able to do here</h2>
        <ul className="mt-4 grid gap-3">
          {plans.map((plan) => (
            <li key={plan} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-primary" />
              {plan}
            </li>
          ))}
        </ul>
      </section>
      <Link to={way.to} className="btn btn-primary mt-8">
        {way.label}
      </Link>
    </article>
  );
}
