import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { waitForApp } from '../preload/wait-for-app';
import { endFrame } from './end-frame';

const formHtml = (emailType: string) => `
  <form aria-label="Sign in">
    <label for="${emailType}-email">Email</label><input id="${emailType}-email" name="email" type="${emailType}" value="">
    <label for="${emailType}-role">Role</label>
    <select id="${emailType}-role" name="role"><option value="">Choose…</option><option value="b">B</option></select>
    <label><input type="checkbox" name="keep"> Keep</label>
    <button type="submit">Sign in</button>
  </form>`;

const submitted = jest.fn();

/** As a remote's form: controlled fields, ids of its own. */
function Form({ kept = { email: '', role: '', keep: false } }) {
  const [email, setEmail] = useState(kept.email);
  const [role, setRole] = useState(kept.role);
  const [keep, setKeep] = useState(kept.keep);
  return (
    <form
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault();
        submitted({ email, role, keep });
      }}
    >
      <label htmlFor="of-the-app">Email</label>
      <input
        id="of-the-app"
        name="email"
        type="email"
        value={email}
        onChange={(e) => setEmail(e.target.value)}
      />
      <label htmlFor="role">Role</label>
      <select id="role" name="role" value={role} onChange={(e) => setRole(e.target.value)}>
        <option value="">Choose…</option>
        <option value="b">B</option>
      </select>
      <label>
        <input type="checkbox" name="keep" checked={keep} onChange={(e) => setKeep(e.target.checked)} /> Keep
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

// A frame and what it stands for are known by their ids.
const elementOf = (id: string) => document.getElementById(id);

let root: Root;
const over = jest.fn();

function aFrame(html = formHtml('text')) {
  document.body.innerHTML = `<div id="frame">${html}</div><template data-frame=""></template><div id="root"></div>`;
  document.documentElement.dataset['styled'] = '';
  document.addEventListener('frame-over', over);
  const element = elementOf('root');
  if (!element) throw new Error('There is no root');
  root = createRoot(element);
  endFrame(element);
}

/** Rendered by the root that the frame stands for, which Testing Library's own would not be. */
const showApp = async (content = <Form />) => {
  // eslint-disable-next-line testing-library/no-unnecessary-act -- it is React's own root
  await act(async () => {
    root.render(content);
    return Promise.resolve();
  });
};
const inFrame = () => elementOf('frame');

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = jest.fn();
});
afterEach(() => {
  act(() => root.unmount());
  document.removeEventListener('frame-over', over);
  document.body.innerHTML = '';
});

it('restores typed and chosen values in the app’s form, with the focus', async () => {
  aFrame();
  const typed = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.input(typed, { target: { value: 'me@home.example' } });
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'b' } });
  fireEvent.click(screen.getByLabelText('Keep'));
  typed.focus();

  await showApp();

  expect(inFrame()).toBeNull();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email).toHaveValue('me@home.example');
  expect(email).toHaveFocus();
  expect(email).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Role')).toHaveValue('b');
  expect(screen.getByLabelText('Keep')).toBeChecked();
  fireEvent.submit(screen.getByRole('form'));
  expect(submitted).toHaveBeenCalledWith({ email: 'me@home.example', role: 'b', keep: true });
  expect(over).toHaveBeenCalledTimes(1);
  expect(document.querySelector('template')).toBeNull();
});

describe('a screen that lacks its data', () => {
  const skeleton = (
    <>
      <Form />
      <div data-waiting-view="data">Loading cars…</div>
    </>
  );
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leaves its frame in place, until the data is there', async () => {
    aFrame();
    await showApp(skeleton);
    expect(inFrame()).not.toBeNull();
    await showApp();
    expect(inFrame()).toBeNull();
  });

  it('takes its place, with a server that does not answer, for what can be done meanwhile', async () => {
    aFrame();
    await showApp(skeleton);
    act(() => jest.advanceTimersByTime(1000));
    expect(inFrame()).toBeNull();
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('takes its place at once for what was pressed', async () => {
    aFrame();
    screen.getByRole('button', { name: 'Sign in' }).setAttribute('data-waiting', '');
    await showApp(skeleton);
    expect(inFrame()).toBeNull();
  });
});

it('submits a press from before once the typed values are restored', async () => {
  aFrame();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'me@home.example' } });
  screen.getByRole('button', { name: 'Sign in' }).setAttribute('data-waiting', '');

  await showApp();
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(submitted).toHaveBeenCalledWith(expect.objectContaining({ email: 'me@home.example' }));
});

it('keeps the frame while the app is empty, only waits, or has no styles', async () => {
  aFrame('<h1>Home</h1>');
  delete document.documentElement.dataset['styled'];

  await showApp(<div data-waiting-view="">Loading...</div>);
  expect(inFrame()).not.toBeNull();
  await showApp(<div />);
  expect(inFrame()).not.toBeNull();
  await showApp(<h1>The app</h1>);
  expect(inFrame()).not.toBeNull();

  document.documentElement.dataset['styled'] = '';
  document.dispatchEvent(new Event('app-styled'));
  expect(inFrame()).toBeNull();
});

it('keeps the frame while an input method composes a word', async () => {
  waitForApp();
  aFrame();
  const typed = screen.getByLabelText('Email');
  fireEvent.compositionStart(typed);
  await showApp();
  expect(inFrame()).not.toBeNull();
  fireEvent.input(typed, { target: { value: 'ゆみ' } });
  fireEvent.compositionEnd(typed);
  expect(inFrame()).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('ゆみ');
});

it('replaces the frame with an error as with any content', async () => {
  aFrame('<h1>Home</h1>');
  await showApp(<p role="alert">Something went wrong:</p>);
  expect(inFrame()).toBeNull();
});

it('keeps a scrolled page where it is, and allows a restored position', async () => {
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo;
  aFrame('<h1>Home</h1>');
  window.scrollTo(0, 0);
  expect(scrollTo).not.toHaveBeenCalled();
  window.scrollTo(0, 300);
  expect(scrollTo).toHaveBeenCalledWith(0, 300);
  await showApp();
  window.scrollTo(0, 0);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('keeps the app’s stored values for fields that were not changed in the frame', async () => {
  aFrame();
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'b' } });
  await showApp(<Form kept={{ email: 'ada@example.test', role: '', keep: true }} />);

  await waitFor(() => expect(elementOf('frame')).toBeNull());
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Role')).toHaveValue('b');
  expect(screen.getByLabelText('Keep')).toBeChecked();
});
