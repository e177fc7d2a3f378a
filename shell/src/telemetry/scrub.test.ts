import { scrub } from './scrub';

it.each([
  ['No user ann@example.test', 'No user <address>'],
  ['Failed to fetch /cars?place=Oslo&from=today now', 'Failed to fetch /cars now'],
  ['No booking 4711', 'No booking #'],
  ['No 1c9f2b1e-7a64-4a55-9d0e-2f3a8f3c1b77', 'No <id>'],
  ['Token eyJhbGciOiJIUzI1NiJ9abc is old', 'Token <id> is old'],
  ['Unexpected token, "my name is Ann" is not JSON', 'Unexpected token, "…" is not JSON'],
  ['Call +44 20 7946 0958', 'Call +# # # #'],
  [
    "Cannot read properties of undefined (reading 'length')",
    "Cannot read properties of undefined (reading 'length')",
  ],
])('makes %j of it: %j', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

it('leaves nothing that the backend refuses, of any length', () => {
  const text = scrub('a@b?c"d 1 '.repeat(400));
  expect(text).toMatch(/^[^@?\d]{1,300}$/);
});
