import { answer, refusal } from '@drove/api-client/testing';
import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { answerDocuments, startFakeApi } from '../../testing/api';
import { aHome, aRentingHome } from '../../testing/home';
import { aDocument, aMyVerification, completeVerification } from '../../testing/verification';

startFakeApi();

const open = () => renderRoute(remote, '/dashboard/user-ver-doc-form', { session: aCustomer() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** jsdom's own files have no bytes to read. */
const aFile = (content: Uint8Array<ArrayBuffer> | string, name: string) =>
  new NodeFile([content], name, { type: 'image/jpeg' }) as unknown as File;
const aPicture = () => aFile(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]), 'licence.jpg');
const chooser = () => screen.findByLabelText(/^(Choose a file|Replace): Driving licence, front/);
const licence = () => screen.findByRole('region', { name: 'Driving licence, front' });

beforeEach(() => {
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  answer('get', 'my/verification', aMyVerification());
  answer('get', 'my/home', aHome());
});

it('reports each missing field and focuses the first one', async () => {
  open();

  await press('Send my documents');

  expect(await screen.findByText('Date of birth is required.')).toBeVisible();
  expect(screen.getByText('Choose the type of identity document.')).toBeVisible();
  expect(within(await licence()).getByText('Add the front of your driving licence')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something is still missing');
  await waitFor(() => expect(screen.getByLabelText('What is it?')).toHaveFocus());
});

it('requires a confirmed address, keeps what was entered, and submits once confirmed', async () => {
  const complete = completeVerification();
  let isConfirmed = false;
  answer('get', 'my/verification', complete);
  answer('patch', 'my/verification', complete);
  const sent = answer('post', 'my/verification/submit', () =>
    isConfirmed ? { ...complete, status: 'pending', may_edit: false } : refusal(403, 'EMAIL_NOT_CONFIRMED'),
  );
  renderRoute(remote, '/dashboard/user-ver-doc-form', {
    session: aCustomer(),
    auth: { checkEmailConfirmed: async () => isConfirmed },
  });
  await userEvent.type(await screen.findByLabelText(/A note for us/), 'My name has changed.');

  await press('Send my documents');
  expect(await screen.findByText('Confirm your email address')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
  expect(screen.getByLabelText(/A note for us/)).toHaveValue('My name has changed.');

  isConfirmed = true;
  await press('I’ve opened the link');
  await waitFor(() => expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument());
  await press('Send my documents');
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('has the address confirmed before documents are chosen, which would be erased with it', async () => {
  answer('get', 'my/verification', aMyVerification({ email_confirmed: false }));
  open();

  expect(await screen.findByText('Confirm your email address')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send my documents' })).not.toBeInTheDocument();
});

it('uploads a document as soon as it is chosen, and shows it without loading it', async () => {
  let mine = aMyVerification();
  answer('get', 'my/verification', () => mine);
  answer(
    'post',
    'my/verification/documents/licence_front',
    () => (mine = aMyVerification({ documents: [aDocument()] })),
  );
  const links = answerDocuments(new Blob([]));
  open();

  await userEvent.upload(await chooser(), aPicture());

  const field = within(await licence());
  expect(await field.findByRole('img', { name: 'Driving licence, front' })).toBeVisible();
  expect(await field.findByLabelText('Replace: Driving licence, front')).toBeInTheDocument();
  expect(links).toHaveLength(0);
});

it('accepts a dropped document', async () => {
  const sent = answer(
    'post',
    'my/verification/documents/licence_front',
    aMyVerification({ documents: [aDocument()] }),
  );
  open();

  fireEvent.drop(await chooser(), { dataTransfer: { files: [aPicture()] } });

  await waitFor(() => expect(sent).toHaveLength(1));
});

it.each([
  ['empty', aFile('', 'nothing.jpg'), 'nothing.jpg: This file is empty'],
  [
    'a phone’s photo that this browser cannot read',
    aFile('\0\0\0\x18ftypheic', 'me.heic'),
    'Settings → Camera → Formats',
  ],
  ['not a picture', aFile('hello, I am a text', 'notes.jpg'), 'notes.jpg: Choose a JPEG'],
  [
    'too large',
    aFile(`%PDF-${' '.repeat(10 * 1024 * 1024)}`, 'huge.pdf'),
    'huge.pdf: This file is larger than 10 MB',
  ],
])('explains why a file that is %s is refused', async (_what, file, message) => {
  open();

  const field = await chooser();
  fireEvent.change(field, { target: { files: [file] } });

  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(await chooser()).toHaveAttribute('aria-invalid', 'true');
});

it('shows the server’s reason for refusing a file', async () => {
  answer('post', 'my/verification/documents/licence_front', () =>
    refusal(422, 'DOCUMENT_NOT_SAFE', { document: 'We cannot take this PDF: it contains a script.' }),
  );
  open();

  await userEvent.upload(await chooser(), aPicture());

  expect(
    await screen.findByText('licence.jpg: We cannot take this PDF: it contains a script.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('retries an upload without an answer on request', async () => {
  let isDown = true;
  answer('post', 'my/verification/documents/licence_front', () =>
    isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : aMyVerification({ documents: [aDocument()] }),
  );
  open();

  await userEvent.upload(await chooser(), aPicture());
  await screen.findByText(/Refused: SERVICE_UNAVAILABLE/);
  isDown = false;
  answer('get', 'my/verification', aMyVerification({ documents: [aDocument()] }));
  await press('Try again');

  expect(await within(await licence()).findByRole('img')).toBeVisible();
});

it('removes a document', async () => {
  let mine = aMyVerification({ documents: [aDocument()] });
  answer('get', 'my/verification', () => mine);
  answer('delete', 'my/verification/documents/licence_front', () => (mine = aMyVerification()));
  open();

  await press('Remove – Driving licence, front');

  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
});

it('saves what was entered and submits it', async () => {
  let mine = completeVerification();
  answer('get', 'my/verification', () => mine);
  const saved = answer('patch', 'my/verification', () => mine);
  const sent = answer(
    'post',
    'my/verification/submit',
    () =>
      (mine = {
        ...mine,
        user_verification: 'pending',
        may_edit: false,
        is_waiting: true,
        submitted_at: '2098-06-01T09:00:00.000Z',
      }),
  );
  open();

  await userEvent.type(await screen.findByLabelText(/A note for us/), 'New name since May');
  await press('Send my documents');

  expect(await screen.findByText('We’re checking your documents')).toBeVisible();
  // At the top of the page, which the button is at the end of.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('We’re checking your documents'));
  expect(JSON.parse(saved[0]!.body)).toEqual({
    date_of_birth: '1988-04-12',
    licence_expires_on: '2099-05-31',
    identity_type: 'passport',
    identity_expires_on: '2098-05-31',
    note: 'New name since May',
  });
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Send my documents' })).not.toBeInTheDocument();
});

it('keeps what was entered when the server refuses, and explains beside the field', async () => {
  answer('get', 'my/verification', completeVerification());
  answer('patch', 'my/verification', () =>
    aMyVerification({
      ...completeVerification(),
      missing: { date_of_birth: 'You must be at least 18 years old.' },
    }),
  );
  open();

  const birth = await screen.findByLabelText('Date of birth');
  fireEvent.change(birth, { target: { value: '2097-01-01' } });
  await press('Send my documents');

  expect(await screen.findByText('You must be at least 18 years old.')).toBeVisible();
  expect(birth).toHaveValue('2097-01-01');
  await waitFor(() => expect(birth).toHaveFocus());
});

it('asks before what was entered is lost, and keeps it on "Stay here"', async () => {
  const { router } = open();

  await userEvent.type(await screen.findByLabelText(/A note for us/), 'Hello');
  await act(() => router.navigate('/dashboard'));
  await press('Stay here');

  expect(router.state.location.pathname).toBe('/dashboard/user-ver-doc-form');
  expect(screen.getByLabelText(/A note for us/)).toHaveValue('Hello');
});

it('shows the requested changes, the refused document and newly added ones', async () => {
  const refused = aDocument({ decision: 'refused', reason: 'It is too blurred to read.' });
  const added = aDocument({
    document_uuid: '00000000-0000-4000-8000-0000000000e3',
    kind: 'selfie',
    uploaded_at: '2098-06-03T08:00:00.000Z',
  });
  answer('get', 'my/verification', {
    ...completeVerification(),
    user_verification: 'changes_requested',
    reason: 'Please send the licence again.',
    decided_at: '2098-06-02T08:00:00.000Z',
    documents: [refused, added],
    history: [
      {
        status: 'changes_requested',
        submitted_at: '2098-06-01T08:00:00.000Z',
        decided_at: '2098-06-02T08:00:00.000Z',
        reason: 'Please send the licence again.',
      },
    ],
  });
  open();

  expect(await screen.findByText('Changes needed')).toBeVisible();
  expect(screen.getAllByText('Please send the licence again.')).toHaveLength(2);
  const field = within(await licence());
  expect(field.getByText('It is too blurred to read.')).toBeVisible();
  expect(field.getByText('Please send again')).toBeVisible();
  expect(screen.getByText('New since our last answer: Selfie.')).toBeVisible();
});

it('stays verified on screen while a new document waits', async () => {
  const waiting = { may_edit: false, is_waiting: true, may_rent: true, documents: [aDocument()] };
  answer('get', 'my/verification', aMyVerification({ user_verification: 'verified', ...waiting }));
  open();

  expect(await screen.findByText('You’re verified')).toBeVisible();
  expect(screen.getByText(/We’re checking what you sent\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add or replace a document' })).not.toBeInTheDocument();
});

it('shows a verified customer when new documents are due', async () => {
  const { facts } = completeVerification();
  answer('get', 'my/verification', aMyVerification({ user_verification: 'verified', may_rent: true, facts }));
  open();

  const text = await screen.findByText(/^Your identity document is valid until Sat,? 31 May 2098/);
  expect(text).toHaveTextContent(
    /, your driving licence until Sun,? 31 May 2099\. We’ll ask for a new document/,
  );
  expect(screen.getByRole('link', { name: 'Find a car' })).toBeVisible();
  await press('Add or replace a document');
  expect(await chooser()).toBeEnabled();
});

it('reports a form that could not be loaded, and loads it on retry', async () => {
  let isDown = true;
  answer('get', 'my/verification', () => (isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : aMyVerification()));
  open();

  await screen.findByText('Your documents couldn’t be loaded');
  isDown = false;
  await press('Try again');

  expect(await screen.findByText('Four documents, once')).toBeVisible();
});

it('links back to the chosen trip, while the verification waits and afterwards', async () => {
  const link = '/carlisting/car/c1?pick_up=2099-07-01T10%3A00&return=2099-07-05T10%3A00';
  const trip = { pick_up: '2099-07-01T10:00', return: '2099-07-05T10:00', time_zone: 'Europe/Lisbon' };
  const wanted = { car_uuid: 'c1', make: 'Fiat', model: '500', year: 2021, ...trip, link };
  answer('get', 'my/home', aHome({ renting: aRentingHome({ wanted_trip: wanted }) }));
  answer(
    'get',
    'my/verification',
    aMyVerification({ user_verification: 'pending', may_edit: false, is_waiting: true }),
  );
  open();

  expect(
    await screen.findByRole('link', { name: 'Fiat 500, Wed 1 Jul, 10:00 – Sun 5 Jul, 10:00' }),
  ).toHaveAttribute('href', link);
  expect(screen.queryByRole('link', { name: 'Book this trip' })).not.toBeInTheDocument();
});
