import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const lint = lintBy(/^labels\/copy-in-labels$/);
const complaints = async (code: string, file = 'a-case.tsx') =>
  (await lint(`remote-dashboard/src/features/cases/${file}`, code)).length;

describe('Lint refuses in a component', () => {
  for (const [what, code] of [
    ['a sentence', 'const A = () => <p>Your cars</p>;'],
    ['a word between values', 'const A = () => <p>{from} until {to}</p>;'],
    ['a choice of words', "const A = () => <p>{days === 1 ? labels.day : 'days'}</p>;"],
    ['a sentence with values', 'const A = () => <p>{`${days} days`}</p>;'],
    ['the name of a control', 'const A = () => <button aria-label="close" />;'],
    ['the name of a control with a value', 'const A = () => <button aria-label={`close ${name}`} />;'],
    ['words in an attribute of a component', 'const A = () => <Panel name="Your cars" />;'],
    ['words that a constant holds', "const title = 'Your cars';"],
    [
      'words of a sentence that another component puts together',
      "const A = () => <Head words={{ one: 'car waits' }} />;",
    ],
    ['words in a list', "const tabs = [{ to: '/cars', label: 'Cars' }];"],
    ['a sentence with values in a list', 'const tabs = [{ label: `${days} days` }];'],
    ['words after a value, wherever it goes', 'const text = isLate && `${days} days late`;'],
    ['a word before a value, wherever it goes', 'const text = until(`back ${time}`);'],
    ['a word that a function is given', "say('Saved');"],
  ] as const) {
    it(what, async () => {
      assert.equal(await complaints(code), 1);
    });
  }
});

describe('Lint allows in a component', () => {
  for (const [what, code] of [
    ['labels', 'const A = () => <p title={labels.title}>{labels.days(3)}</p>;'],
    ['signs between values', 'const A = () => <p>{from} – {to}{" · "}{1}.</p>;'],
    ['classes in a list', "const A = () => <p className={{ one: 'card open' }} />;"],
    ['what is no text', 'const A = () => <p className={`card ${tone}`} id="cars">{of("en")}</p>;'],
    ['classes of an element that is made', 'const props = { className: `card ${tone}` };'],
    ['ids of labels', 'const A = () => <p aria-labelledby={`${id}-label ${id}`} />;'],
    ['what is compared', "const A = () => <p>{key === 'Enter' ? one : other}</p>;"],
    ['the name of a field', "const fields = { text: 'text' };"],
    ['the message of a bug', "throw new Error('Never shown');"],
    ['a type', "type Key = 'Enter';"],
    ['a code', "const code = 'CAR_UNAVAILABLE'; const zone = 'Europe/Lisbon';"],
  ] as const) {
    it(what, async () => {
      assert.equal(await complaints(code), 0);
    });
  }

  it('text in a test and in the labels', async () => {
    assert.equal(await complaints('const A = () => <p>Your cars</p>;', 'a-case.test.tsx'), 0);
    assert.equal(await complaints("export const labels = { heading: 'Your cars' };", 'labels.ts'), 0);
  });
});
