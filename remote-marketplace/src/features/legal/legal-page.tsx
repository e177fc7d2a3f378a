import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContactText } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { legalPageOptions } from '../../api/site';
import { legalPageLabels } from './labels';

interface LegalPageProps {
  page: 'terms' | 'privacy' | 'imprint';
  /** Its heading until the deployment's own is there. */
  title: string;
}

/** A text that who runs the marketplace may replace. */
export function LegalPage({ page, title }: LegalPageProps) {
  return (
    <QueryBoundary
      key={page}
      heading={legalPageLabels.notLoaded}
      fallback={<p className="sr-only">{legalPageLabels.loading}</p>}
      frame={(content) => (
        <Page title={title}>
          <div className="mt-8">{content}</div>
        </Page>
      )}
    >
      <LegalText page={page} />
    </QueryBoundary>
  );
}

function LegalText({ page }: Pick<LegalPageProps, 'page'>) {
  const { data } = useSuspenseQuery(legalPageOptions(useApi(), page));
  return (
    <Page title={data.title}>
      {data.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-8 grid gap-3 leading-relaxed text-base-content/90">
          {heading && <h2 className="text-xl font-semibold tracking-tight text-base-content">{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              <ContactText>{paragraph}</ContactText>
            </p>
          ))}
        </section>
      ))}
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
      {children}
    </article>
  );
}
