import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aPdf } from '../../../../testing/a-document.js';
import { slowPdfs } from '../../../../testing/slow-files.js';
import { findPdfViolation } from './check-pdf.js';

describe('an uploaded PDF', () => {
  it('is accepted as a plain scan, also with packed objects', () => {
    assert.equal(findPdfViolation(aPdf()), undefined);
    assert.equal(findPdfViolation(aPdf({ objects: '7 0 <</Type/Font/Subtype/Type1>>' })), undefined);
  });

  const tolerated: [string, Buffer][] = [
    ['begins with a byte-order mark', Buffer.concat([Buffer.from('\ufeff'), aPdf()])],
    ['begins with line breaks', Buffer.concat([Buffer.from('\r\n\n'), aPdf()])],
    ['ends with null bytes', Buffer.concat([aPdf(), Buffer.alloc(8_192)])],
    ['ends with blanks and line breaks', Buffer.concat([aPdf(), Buffer.from(' \r\n'.repeat(2_000))])],
  ];
  for (const [what, bytes] of tolerated) {
    it(`is accepted when it ${what}`, () => assert.equal(findPdfViolation(bytes), undefined));
  }

  const refused: [string, Buffer, RegExp][] = [
    ['runs a script', aPdf({ extra: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }), /script/],
    ['hides the name of a script', aPdf({ extra: '/OpenAction<</S/J#61vaScript>>' }), /script/],
    ['hides a script in packed objects', aPdf({ objects: '7 0 <</S/JavaScript/JS(x)>>' }), /script/],
    ['starts a program', aPdf({ extra: '/AA<</O<</S/Launch/F(cmd.exe)>>>>' }), /program/],
    ['carries another file', aPdf({ extra: '/Names<</EmbeddedFiles 9 0 R>>' }), /another file/],
    ['is a form with a program', aPdf({ extra: '/AcroForm<</XFA 9 0 R>>' }), /form/],
    ['is locked', aPdf({ extra: '/Encrypt 9 0 R' }), /lock/],
    ['is cut off', aPdf().subarray(0, 200), /cut off/],
    ['ends with something else', Buffer.concat([aPdf(), Buffer.alloc(8_192, 'a')]), /cut off/],
    ['begins as something else', Buffer.concat([Buffer.from('<html>'), aPdf()]), /begin/],
  ];
  for (const [what, bytes, objection] of refused) {
    it(`is refused when it ${what}`, () => assert.match(findPdfViolation(bytes) ?? 'taken', objection));
  }

  it('is refused when its packed objects cannot be read', () => {
    const other = aPdf({ objects: '7 0 <<>>' }).toString('latin1').replace('/FlateDecode', '/LZWDecode');
    assert.match(findPdfViolation(Buffer.from(other, 'latin1')) ?? 'taken', /cannot look into/);
    const damaged = aPdf({ objects: '7 0 <<>>' });
    damaged.fill(
      0,
      damaged.indexOf('stream\n', damaged.indexOf('ObjStm')) + 7,
      damaged.indexOf('\nendstream\nendobj\ntrailer'),
    );
    assert.match(findPdfViolation(damaged) ?? 'taken', /cannot look into/);
  });

  it('is refused when its packed objects are enormous', () => {
    assert.match(findPdfViolation(aPdf({ objects: ' '.repeat(9_000_000) })) ?? 'taken', /cannot look into/);
  });

  it('is refused for a script whose name ends with a null byte', () => {
    assert.match(
      findPdfViolation(aPdf({ extra: '/OpenAction<</S/JavaScript\0/X 1>>' })) ?? 'taken',
      /script/,
    );
  });

  it('is refused for a script hidden by the word stream, and for objects behind an invalid stream', () => {
    const hiding = aPdf({ extra: '/A(>>stream\n)/OpenAction<</S/JavaScript/JS(x)>>/B(endstream)' });
    assert.match(findPdfViolation(hiding) ?? 'taken', /script/);
    const packed = aPdf({ objects: '7 0 <</S/JavaScript>>' }).toString('latin1');
    const commented = Buffer.from(packed.replace(/(ObjStm[^>]*>>)\nstream/, '$1%\nstream'), 'latin1');
    assert.match(findPdfViolation(commented) ?? 'taken', /cannot look into/);
  });

  for (const [what, aSlowPdf] of Object.entries(slowPdfs)) {
    it(`is checked within two seconds of processor time with ${what}`, () => {
      const pdf = aSlowPdf(400_000);
      // Of the processor, which other programs do not prolong; looking back from each stream took eight seconds.
      const before = process.cpuUsage();
      findPdfViolation(pdf);
      const { user, system } = process.cpuUsage(before);
      assert.ok(user + system < 2_000_000, `${(user + system) / 1_000} ms`);
    });
  }
});
