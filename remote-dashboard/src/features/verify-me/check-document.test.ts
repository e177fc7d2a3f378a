import { File as NodeFile } from 'node:buffer';
import { checkDocument } from './check-document';

const pdf = '%PDF-1.7 a scan';
/** jsdom's own files have no bytes to read. */
const aFile = (text: string, name: string) => new NodeFile([text], name) as unknown as File;

it.each([pdf, `\ufeff${pdf}`, `\r\n\n${pdf}`])('accepts a PDF that begins as %j', async (text) => {
  expect(await checkDocument(aFile(text, 'scan.pdf'), 'identity')).toHaveProperty('file');
});

it('accepts no PDF for a photo of oneself', async () => {
  expect(await checkDocument(aFile(pdf, 'me.pdf'), 'selfie')).toEqual({
    refusal: 'Choose a JPEG, PNG or WebP picture.',
  });
});

it('accepts no page that has a PDF in it', async () => {
  expect(await checkDocument(aFile(`<html>${pdf}`, 'page.pdf'), 'identity')).toEqual({
    refusal: 'Choose a JPEG, PNG, WebP or PDF file.',
  });
});
