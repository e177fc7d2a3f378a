import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvLine } from './csv.js';

describe('a line of CSV', () => {
  const cases: [string, (string | null)[], string][] = [
    ['keeps plain text and numbers', ['Fiat 500', '12.50', '-3', null], 'Fiat 500,12.50,-3,'],
    ['quotes commas, quotation marks and line breaks', ['a,b', 'a"b', 'a\nb'], '"a,b","a""b","a\nb"'],
    ['disarms formulas', ['=1+1', '+49', '-1+2', '@SUM(A1)'], "'=1+1,'+49,'-1+2,'@SUM(A1)"],
    ['disarms formulas behind blanks or wide signs', [' =1', '\t=1', '＝1'], "' =1,'\t=1,'＝1"],
    [
      'disarms formulas inside quotation marks',
      ['=HYPERLINK("http://x","y")'],
      '"\'=HYPERLINK(""http://x"",""y"")"',
    ],
  ];
  for (const [what, cells, line] of cases) {
    it(what, () => {
      assert.equal(csvLine(cells), `${line}\r\n`);
    });
  }
});
