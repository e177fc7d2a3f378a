import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { readSiteTexts } from './site-settings.js';
import { PhoneE164 } from '../../../platform/http/text.schemas.js';
import { sitePages } from './site-texts.js';

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const text = Type.String();

const Site = Type.Object(
  {
    operator: text,
    support: Type.Object(
      { phone: textOrNull, phone_e164: PhoneE164, hours: textOrNull, email: textOrNull },
      { additionalProperties: false, description: 'How people reach us besides the contact form.' },
    ),
  },
  { additionalProperties: false },
);

const LegalPage = Type.Object(
  {
    title: text,
    version: Type.String({ description: 'Changes with the text. What people agree to is stored with it.' }),
    sections: Type.Array(
      Type.Object({ heading: textOrNull, paragraphs: Type.Array(text) }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

/** How people reach who runs the marketplace, and its legal pages. */
export function siteRoutes(app: App, { siteTexts = readSiteTexts({}) }: Deps): void {
  app.get(
    '/site',
    {
      schema: {
        operationId: 'readSite',
        description: 'Who runs the marketplace, and their phone, hours and e-mail for support.',
        response: { 200: Site },
      },
    },
    () => ({
      operator: siteTexts.operator,
      support: siteTexts.support,
    }),
  );

  app.get(
    '/site/pages/:page',
    {
      schema: {
        operationId: 'readSitePage',
        description: 'A legal page: the terms, the privacy notice or the imprint, in sections.',
        params: Type.Object({ page: Type.Enum([...sitePages]) }),
        response: { 200: LegalPage },
      },
    },
    ({ params: { page } }) => siteTexts.pages[page],
  );
}
