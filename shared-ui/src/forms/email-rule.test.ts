import { emailRule } from './email-rule';

it.each([
  ['ada@demo.test', 'ada@demo.test'],
  [' Ada@Demo.test\u200b', 'Ada@Demo.test'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@почта。рф', 'ada@xn--80a1acny.xn--p1ai'],
  ['ada@mail.straße.example', 'ada@mail.xn--strae-oqa.example'],
])('takes %j as %s', (typed, email) => {
  expect(emailRule().validateSync(typed)).toBe(email);
});

it.each([
  'ada',
  'ada@',
  '@bücher.example',
  'ada@bücher',
  'ada novak@bücher.example',
  'ada@bü cher.example',
  'ada@bücher.example/path',
  'ada@bücher.example:80',
  'ada@bücher.example?a',
  'ada@x@bücher.example',
  'ada@bü[cher.example',
])('refuses %j', (typed) => {
  expect(() => emailRule().validateSync(typed)).toThrow('Invalid email');
});

it('says what is missing and what is wrong in the words of a form', () => {
  const rule = emailRule('Enter it.', 'Enter a whole one.');
  expect(() => rule.validateSync('')).toThrow('Enter it.');
  expect(() => rule.validateSync('ada')).toThrow('Enter a whole one.');
});
