import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session';
import { FixedAuthProvider } from '../testing/fixed-auth-provider';
import { aCustomer, signedOut } from '../testing/sessions';
import { useKeepValues, useKeptForm } from './use-kept-form';

const empty = { city: '', note: '', password: '', code: '', tags: [] as string[] };
type Values = typeof empty;
const fields: (keyof Values)[] = ['city', 'password', 'code', 'tags'];
const KEY = 'kept-form:1:uid-customer:a-form';
const restored = () => JSON.parse(screen.getByTestId('values').textContent) as Values;
const stored = () => JSON.stringify(Object.entries(sessionStorage));

let form: { change: (values: Partial<Values>) => void; forget: () => void };

function AForm() {
  const kept = useKeptForm<Values>({ form: 'a-form', fields });
  const [values, setValues] = useState(empty);
  const dirty = JSON.stringify(values) !== JSON.stringify(empty);
  useKeepValues(kept, { values, initialValues: empty, dirty, setValues });
  useEffect(() => {
    form = {
      change: (changes) => act(() => setValues({ ...values, ...changes })),
      forget: () => kept.forget(),
    };
  });
  return (
    <>
      <output data-testid="values">{JSON.stringify(values)}</output>
      <input name="code" autoComplete="one-time-code" readOnly />
    </>
  );
}

function open(session: Session = aCustomer()) {
  return render(
    <FixedAuthProvider session={session}>
      <AForm />
    </FixedAuthProvider>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('restores what was typed, stored after a pause or on leaving', () => {
  const view = open();
  form.change({ city: 'Porto' });
  expect(stored()).not.toContain('Porto');
  act(() => jest.advanceTimersByTime(300));
  expect(stored()).toContain('Porto');
  form.change({ city: 'Porto', tags: ['sea'] });
  view.unmount();

  open();
  expect(restored()).toMatchObject({ city: 'Porto', tags: ['sea'] });
});

it('stores at once when the page is left', () => {
  open();
  form.change({ city: 'Porto' });
  dispatchEvent(new Event('pagehide'));

  expect(stored()).toContain('Porto');
});

it('stores only listed fields, and never a password or code', () => {
  const view = open();
  form.change({ city: 'Porto', note: 'unlisted', password: 'demo-Pass-1', code: '123456' });
  view.unmount();

  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({ city: 'Porto', tags: [] });
});

it.each([
  ['after signing out', signedOut],
  ['for another account', aCustomer({ uid: 'uid-other' })],
])('restores nothing %s', (_when, session) => {
  const view = open();
  form.change({ city: 'Porto' });
  view.unmount();
  open(session);

  expect(restored()).toEqual(empty);
  expect(stored()).not.toContain('Porto');
});

it('deletes a form that was sent or reset to its initial values', () => {
  const view = open();
  form.change({ city: 'Porto' });
  form.forget();
  view.unmount();
  expect(sessionStorage).toHaveLength(0);

  open();
  form.change({ city: 'Porto' });
  act(() => jest.advanceTimersByTime(300));
  form.change({ city: '' });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['of another shape', '{"city":["Porto"],"tags":"sea","gone":1}'],
  ['that is not an object', '"Porto"'],
  ['that is cut off', '{"city":"Por'],
])('ignores a stored value %s', (_what, text) => {
  sessionStorage.setItem(KEY, text);
  open();

  expect(restored()).toEqual(empty);
});

it('restores the fields that still exist', () => {
  sessionStorage.setItem(KEY, '{"city":"Porto","gone":"x"}');
  open();

  expect(restored()).toEqual({ ...empty, city: 'Porto' });
});

it.each(['getItem', 'setItem', 'removeItem'] as const)('works without storage when %s throws', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full or blocked', 'QuotaExceededError');
  });
  const view = open();
  form.change({ city: 'Porto' });
  form.forget();
  form.change({ city: 'Lisbon' });
  view.unmount();

  expect(() => open()).not.toThrow();
});
