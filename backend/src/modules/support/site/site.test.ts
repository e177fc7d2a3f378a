import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readSiteTexts } from './site-settings.js';

it('readSiteTexts returns the shipped legal texts with the operator of the marketplace', () => {
  const { pages, support } = readSiteTexts({
    OPERATOR_NAME: 'Cars Ltd',
    OPERATOR_ADDRESS: '1 Example Street; Berlin',
    SUPPORT_PHONE: '+49 30 1234567',
    SUPPORT_HOURS: 'every day',
  });
  assert.deepEqual(support, {
    phone: '+49 30 1234567',
    phone_e164: '+49301234567',
    hours: 'every day',
    email: null,
  });
  assert.deepEqual(pages.imprint.sections[0], {
    heading: 'Who runs this marketplace',
    paragraphs: ['Cars Ltd\n1 Example Street\nBerlin'],
  });
  assert.match(JSON.stringify(pages.terms), /between the owner and the customer; Cars Ltd takes the booking/);
  for (const page of Object.values(pages)) {
    assert.ok(
      page.sections.every(({ paragraphs }) => paragraphs.length > 0),
      page.title,
    );
  }
});

it('readSiteTexts prefers the texts of the deployment, and refuses invalid ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-texts-'));
  try {
    assert.throws(() => readSiteTexts({ LEGAL_TEXTS_DIR: folder }), /LEGAL_TEXTS_DIR: must be a folder/);
    writeFileSync(
      join(folder, 'terms.md'),
      '# Our terms\r\n\r\nBe kind.\r\nAlways.\r\n\r\n## Cars\r\n\r\nWash them.\r\n',
    );
    const { pages } = readSiteTexts({ LEGAL_TEXTS_DIR: folder });
    const { version, ...terms } = pages.terms;
    assert.deepEqual(terms, {
      title: 'Our terms',
      sections: [
        { heading: null, paragraphs: ['Be kind.\nAlways.'] },
        { heading: 'Cars', paragraphs: ['Wash them.'] },
      ],
    });
    assert.equal(pages.privacy.title, 'Privacy');
    writeFileSync(join(folder, 'terms.md'), '# Our terms\n\nBe kind.');
    assert.notEqual(readSiteTexts({ LEGAL_TEXTS_DIR: folder }).pages.terms.version, version);
    writeFileSync(join(folder, 'imprint.md'), 'Without a title');
    assert.throws(() => readSiteTexts({ LEGAL_TEXTS_DIR: folder }), /imprint\.md must begin with/);
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.throws(() => readSiteTexts({ SUPPORT_HOURS: 'always' }), /no effect without SUPPORT_PHONE/);
});
