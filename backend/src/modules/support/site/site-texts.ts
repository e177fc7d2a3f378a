import { createHash } from 'node:crypto';

/** The legal pages. */
export const sitePages = ['terms', 'privacy', 'imprint'] as const;
export type SitePage = (typeof sitePages)[number];

/** A legal page as it is shown. */
export interface PageText {
  title: string;
  /** Of its text: another text is another version. */
  version: string;
  sections: { heading: string | null; paragraphs: string[] }[];
}

/** How people reach who runs the marketplace; null for what there is not. */
export interface SupportContact {
  phone: string | null;
  phone_e164: string | null;
  /** When the phone is answered, in words. */
  hours: string | null;
  email: string | null;
}

export interface SiteTexts {
  operator: string;
  support: SupportContact;
  pages: Record<SitePage, PageText>;
}

const trimLines = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/**
 * Reads a page from a text: `# Title`, `## Heading`, and paragraphs between blank lines.
 *
 * @returns undefined when the text has no title or nothing below it
 */
export function parsePage(text: string): PageText | undefined {
  const [first = '', ...blocks] = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const title = /^# (.+)$/.exec(first)?.[1];
  if (title === undefined || blocks.length === 0) return undefined;
  const sections: PageText['sections'] = [];
  for (const block of blocks) {
    const heading = /^## (.+)$/.exec(block)?.[1];
    if (heading !== undefined) sections.push({ heading, paragraphs: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, paragraphs: [] });
      sections.at(-1)?.paragraphs.push(trimLines(block));
    }
  }
  return { title, version: createHash('sha256').update(text).digest('hex').slice(0, 12), sections };
}
