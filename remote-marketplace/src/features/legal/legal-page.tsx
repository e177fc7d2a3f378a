import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ContactText, RetryNotice } from 'shared-ui';
import { legalPageOptions } from '../../api/site';
import { legalPageLabels } from './labels';

interface LegalPageProps {
  page: 'terms' | 'privacy' | 'imprint';
  /** Its heading until the deployment's own is there. */
  title: string;
}

/** A text that who runs the marketplace may replace. */
export function LegalPage({ page, title }: LegalPageProps) {
  const query = useQuery(legalPageOptions(useApiClient(), page));
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{query.data?.title ?? title}</h1>
      {query.isError && (
        <div className="mt-8">
          <RetryNotice
            heading={legalPageLabels.pageNotLoaded}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isPending && <p className="sr-only">{legalPageLabels.loading}</p>}
      {query.data?.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-8 grid gap-3 leading-relaxed text-base-content/90">
          {heading && <h2 className="text-xl font-semibold tracking-tight text-base-content">{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              <ContactText>{paragraph}</ContactText>
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
