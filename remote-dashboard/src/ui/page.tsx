import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sections, type SectionGroup } from './sections';
import { Sentence } from './sentence';

const widths = { narrow: 'max-w-3xl', medium: 'max-w-4xl', wide: 'max-w-6xl', full: 'max-w-7xl' };

/** What a page is for, with a link to a page that one might look for instead. */
interface LinkedPurpose {
  /** `{link}` stands for the link. */
  text: string;
  link: string;
  to: string;
}

export interface PageProps {
  width: keyof typeof widths;
  /** Missing where the content has its own. */
  heading?: string;
  purpose?: string | LinkedPurpose;
  /** The pages beside this one. */
  sections?: SectionGroup;
  children: ReactNode;
}

/** A page of the dashboard: its heading, what it is for, and its content. */
export function Page({ width, heading, purpose, sections, children }: PageProps) {
  return (
    <article className={`w-full px-4 py-8 sm:px-8 lg:py-10 ${widths[width]}`}>
      {heading && <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>}
      {purpose && <Purpose purpose={purpose} />}
      {sections && <Sections group={sections} />}
      {heading ? <div className="mt-6">{children}</div> : children}
    </article>
  );
}

function Purpose({ purpose }: { purpose: string | LinkedPurpose }) {
  if (typeof purpose === 'string') return <p className="mt-2 text-base-content/80">{purpose}</p>;
  const link = (
    <Link to={purpose.to} className="link">
      {purpose.link}
    </Link>
  );
  return (
    <p className="mt-2 text-base-content/80">
      <Sentence text={purpose.text} parts={{ link }} />
    </p>
  );
}
