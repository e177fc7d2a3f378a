import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvLine, type CsvCell } from './csv.js';

describe('a line of CSV', () => {
  const cases: [string, CsvCell[], string][] = [
    [
      'quotes text, and neither numbers nor nothing',
      ['Fiat 500', { value: '12.50' }, { value: '-3' }, null],
      '"Fiat 500",12.50,-3,',
    ],
    [
      'keeps the digits of texts, and makes no days, powers or truths of them',
      ['01234567890', '01067', '4000-123', '12-03', '1/2', '10:30', '1E5', 'MAR1', '1 May 2026', 'true'],
      `"'01234567890","'01067","'4000-123","'12-03","'1/2","'10:30","'1E5","'MAR1","'1 May 2026","'true"`,
    ],
    [
      'leaves texts that no spreadsheet converts alone',
      [
        'May',
        'DE89370400440532013000',
        'Fiat 500',
        'PT512345678',
        '1234 AB',
        'E5',
        '2026-12-01T10:00:00.000Z',
      ],
      '"May","DE89370400440532013000","Fiat 500","PT512345678","1234 AB","E5","2026-12-01T10:00:00.000Z"',
    ],
    ['keeps commas, quotation marks and line breaks', ['a,b', 'a"b', 'a\nb'], '"a,b","a""b","a\nb"'],
    ['disarms formulas', ['=1+1', '+49', '-1+2', '@SUM(A1)'], `"'=1+1","'+49","'-1+2","'@SUM(A1)"`],
    ['disarms formulas behind blanks or wide signs', [' =1', '\t=1', '＝1'], `"' =1","'\t'=1","'＝1"`],
    [
      'disarms formulas behind what does not show',
      ['\u200b=1', '\u2060\ufeff=1'],
      `"'\u200b=1","'\u2060\ufeff=1"`,
    ],
    ['disarms formulas behind a quotation mark', ['"=1', "'=1"], `"'""=1","''=1"`],
    [
      'disarms formulas where a spreadsheet could split the text',
      ['Pia;=1+1', 'Pia\t=1', 'Pia, =1', 'Pia\n@A1', 'Pia;\u200b=1'],
      `"Pia;'=1+1","Pia\t'=1","Pia,' =1","Pia\n'@A1","Pia;'\u200b=1"`,
    ],
    [
      'leaves signs inside words alone',
      ['Anne-Marie', 'a=b', 'ada@demo.test'],
      '"Anne-Marie","a=b","ada@demo.test"',
    ],
    [
      'disarms formulas inside quotation marks',
      ['=HYPERLINK("http://x","y")'],
      '"\'=HYPERLINK(""http://x"",""y"")"',
    ],
  ];
  for (const [what, cells, line] of cases) {
    it(what, () => {
      assert.equal(csvLine(cells, ','), `${line}\r\n`);
    });
  }

  it('separates cells by a semicolon where the deployment wants it', () => {
    assert.equal(csvLine(['Pia', { value: '3.00' }, null], ';'), '"Pia";3.00;\r\n');
  });
});
