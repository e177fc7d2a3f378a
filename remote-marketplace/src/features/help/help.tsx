import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { siteOptions, type Site } from '../../api/site';
import { emergencies, hostingQuestions, labels, rentingQuestions } from './labels';

/** Who to call during a trip, and how things work; the form for all else. */
export function Help() {
  const { data: site } = useQuery(siteOptions(useApi()));
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{labels.heading}</h1>
      <p className="mt-3 text-lg text-base-content/80">{labels.intro}</p>
      <section aria-labelledby="during-a-trip" className="mt-10">
        <h2 id="during-a-trip" className="text-2xl font-bold tracking-tight">
          {labels.duringTrip}
        </h2>
        <ol className="mt-4 grid gap-4 lg:grid-cols-3">
          {emergencies.map(({ heading, text, phone }) => (
            <li
              key={heading}
              className="flex flex-col items-start rounded-box border border-base-300 bg-base-100 p-5 shadow-raised"
            >
              <h3 className="font-semibold">{heading}</h3>
              <p className="mt-2 mb-4 text-base-content/80">{text}</p>
              {phone === '112' && (
                <a href="tel:112" className="btn mt-auto h-auto min-h-11 py-2 btn-outline">
                  {labels.callEmergency}
                </a>
              )}
              {phone === 'support' && <WaysToUs support={site?.support} />}
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-12 grid items-start gap-x-10 gap-y-12 lg:grid-cols-2">
        <Questions heading={labels.renting} questions={rentingQuestions} />
        <Questions heading={labels.hosting} questions={hostingQuestions} />
      </div>
      <section aria-labelledby="still-stuck" className="mt-12 rounded-box bg-base-200 p-6 sm:p-8">
        <h2 id="still-stuck" className="text-2xl font-bold tracking-tight">
          {labels.contactHeading}
        </h2>
        <p className="mt-2 text-base-content/80">{labels.contactText}</p>
        <Link to="/contact" className="btn mt-5 h-auto min-h-11 btn-primary">
          {labels.toContact}
        </Link>
      </section>
    </>
  );
}

/** The form is always there; a phone and an address where the deployment has them, which take no place before. */
function WaysToUs({ support }: { support: Site['support'] | undefined }) {
  return (
    <div className="mt-auto grid justify-items-start gap-2">
      {support?.phone ? (
        <>
          {support.phone_e164 ? (
            <a href={`tel:${support.phone_e164}`} className="btn h-auto min-h-11 py-2 btn-primary">
              {`${labels.callSupport}: ${support.phone}`}
            </a>
          ) : (
            <span className="font-medium">{`${labels.callSupport}: ${support.phone}`}</span>
          )}
          {support.hours && <span className="text-sm text-base-content/75">{support.hours}</span>}
        </>
      ) : (
        <Link to="/contact?topic=trip" className="btn h-auto min-h-11 py-2 btn-outline">
          {labels.writeSupport}
        </Link>
      )}
      {support?.email && (
        <a href={`mailto:${support.email}`} className="link wrap-anywhere">
          {support.email}
        </a>
      )}
    </div>
  );
}

function Questions({ heading, questions }: { heading: string; questions: typeof rentingQuestions }) {
  return (
    <section aria-label={heading}>
      <h2 className="text-2xl font-bold tracking-tight">{heading}</h2>
      <div className="mt-4 divide-y divide-base-300 border-y border-base-300">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-3 font-medium">
              <span>{question}</span>
              <span
                aria-hidden="true"
                className="text-xl group-open:rotate-45 motion-safe:transition-transform"
              >
                +
              </span>
            </summary>
            <p className="pb-4 text-base-content/80">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
