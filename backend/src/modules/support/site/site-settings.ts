import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import { refuseSetting } from '../../../platform/configuration/configuration-error.js';
import { settings, text } from '../../../platform/configuration/setting.js';
import { toE164 } from '../../../platform/phone/to-e164.js';
import { brandName } from '../../../platform/mail/brand.js';
import { defaultPages } from './default-pages.js';
import { parsePage, sitePages, type PageText, type SitePage, type SiteTexts } from './site-texts.js';

export const contactEnvironment = settings('Help and legal pages', {
  OPERATOR_NAME: text('Who runs the marketplace, on the legal pages.', {
    defaultText: 'the name of the product',
    example: 'Drove Ltd',
  }),
  OPERATOR_ADDRESS: text('Their address on the imprint, its lines separated by `;`.', {
    example: '1 Example Street; 10115 Berlin; Germany',
  }),
  SUPPORT_EMAIL: text('An address for people who write no form; on the help page and the imprint.', {
    example: 'help@cars.example',
  }),
  SUPPORT_PHONE: text('Whom customers call during a trip; on the help page and the imprint.', {
    example: '+49 30 1234567',
  }),
  SUPPORT_HOURS: text('When the phone is answered, in words.', { example: 'every day from 7:00 to 22:00' }),
  LEGAL_TEXTS_DIR: text(
    'A folder with `terms.md`, `privacy.md` and `imprint.md`: each begins with `# Title`, then `## Heading` and paragraphs. What it does not have is shown as it ships.',
    { defaultText: 'the texts that ship' },
  ),
});

type ContactEnvironment = Static<typeof contactEnvironment>;

/**
 * The help page's and the legal pages' settings, with the texts of LEGAL_TEXTS_DIR.
 *
 * @throws ConfigurationError naming the variable, also for a folder with none of the files, or one without a title
 */
export function readSiteTexts(environment: ContactEnvironment): SiteTexts {
  const { OPERATOR_NAME: name = brandName, OPERATOR_ADDRESS: address } = environment;
  const { SUPPORT_EMAIL: email, SUPPORT_PHONE: phone, SUPPORT_HOURS: hours } = environment;
  if (hours !== undefined && phone === undefined) {
    throw refuseSetting('SUPPORT_HOURS', 'has no effect without SUPPORT_PHONE');
  }
  const shipped = defaultPages({ name, address, email, phone });
  const given = readGivenPages(environment.LEGAL_TEXTS_DIR);
  const pageOf = (page: SitePage): PageText =>
    parsed(given.get(page) ?? shipped[page], `${page}.md must begin with "# Title" and have text below it`);
  return {
    operator: name,
    support: {
      phone: phone ?? null,
      phone_e164: toE164(phone ?? '', undefined),
      hours: hours ?? null,
      email: email ?? null,
    },
    pages: { terms: pageOf('terms'), privacy: pageOf('privacy'), imprint: pageOf('imprint') },
  };
}

function parsed(text: string, sentence: string): PageText {
  const page = parsePage(text.replaceAll('\r\n', '\n'));
  if (page === undefined) throw refuseSetting('LEGAL_TEXTS_DIR', sentence);
  return page;
}

function readGivenPages(directory: string | undefined): Map<SitePage, string> {
  const given = new Map<SitePage, string>();
  if (directory === undefined) return given;
  for (const page of sitePages) {
    try {
      given.set(page, readFileSync(join(directory, `${page}.md`), 'utf8'));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') {
        throw refuseSetting('LEGAL_TEXTS_DIR', `has a ${page}.md that cannot be read`);
      }
    }
  }
  if (given.size === 0) {
    throw refuseSetting('LEGAL_TEXTS_DIR', 'must be a folder with terms.md, privacy.md or imprint.md');
  }
  return given;
}
