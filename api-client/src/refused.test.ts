import { IdentityError } from '@drove/shared-auth';
import { explainRefusal, Refused, refusedBy } from './refused';

const refusedWith = (code: string, fields: Record<string, string> = {}) =>
  new Refused({ status: 409, code, message: 'As the API says.', fields }, undefined);
const explain = (error: unknown) =>
  explainRefusal<'POST /admin/payments/{payment_uuid}/refund'>(
    error,
    { amount_minor: 'amount' },
    { PAYMENT_NOT_FOUND: 'We can’t find it.', MOVE_NOT_ALLOWED: null, VALUE_NOT_ALLOWED: 'Too much.' },
  );

it.each([
  ['the screen’s sentence if it has one', refusedWith('PAYMENT_NOT_FOUND'), 'We can’t find it.'],
  ['the API’s own sentence if the screen prefers it', refusedWith('MOVE_NOT_ALLOWED'), 'As the API says.'],
  ['the API’s own sentence for a common refusal', refusedWith('TOO_MANY_REQUESTS'), 'As the API says.'],
  [
    'a general sentence for any other error',
    new Error('bug'),
    'That didn’t work. Please try again in a moment.',
  ],
])('explains a refusal with %s', (_what, error, message) => {
  expect(explain(error)).toEqual({ fields: {}, message });
});

it('says that the session has ended, and not that the server cannot be reached', () => {
  expect(refusedBy(new IdentityError('disabled')).message).toMatch(/^Your session has ended/);
  expect(refusedBy(new IdentityError('unreachable')).message).toMatch(/^We can’t reach the server/);
  const ofProxy = { status: 401, code: '', message: '', fields: {} };
  expect(new Refused(ofProxy, undefined).message).toMatch(/^Your session has ended/);
});

it('says that the server cannot be reached, or that the browser is offline', () => {
  expect(new Refused(undefined, new TypeError()).message).toMatch(/^We can’t reach the server/);

  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(new Refused(undefined, new TypeError()).message).toMatch(/^You’re offline/);
  isOnline.mockRestore();
});

it('explains a refusal only beside its fields when the form has all of them', () => {
  const known = { amount_minor: 'At most €20.' };
  expect(explain(refusedWith('VALUE_NOT_ALLOWED', known))).toEqual({
    fields: { amount: 'At most €20.' },
    message: '',
  });
  expect(explain(refusedWith('VALUE_NOT_ALLOWED', { ...known, other: 'No.' }))).toEqual({
    fields: { amount: 'At most €20.' },
    message: 'Too much.',
  });
});
