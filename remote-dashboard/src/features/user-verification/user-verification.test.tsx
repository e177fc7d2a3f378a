import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { answerDocuments, startFakeApi } from '../../testing/api';
import { aDocument, anAttempt, aUserVerification, OTHER_UUID, PERSON_UUID } from '../../testing/verification';

startFakeApi();

const session = anAdmin();
const path = `/dashboard/user-verification/${PERSON_UUID}`;
const one = 'admin/user-verifications/:user_uuid';
const open = () => renderRoute(remote, path, { session });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const claim = { by_name: 'Ada Lindqvist', is_mine: true, expires_at: '2099-01-01T00:00:00.000Z' };
const card = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  answer('get', one, aUserVerification());
  answer('post', `${one}/claim`, { claim });
  answer('delete', `${one}/claim`, () => new Response(null, { status: 204 }));
});

it('assigns the person to the administrator on opening, and unassigns on leaving', async () => {
  const claimed = answer('post', `${one}/claim`, { claim });
  const released = answer('delete', `${one}/claim`, () => new Response(null, { status: 204 }));
  answer('get', 'admin/user-verifications', {
    people: [],
    waiting: 0,
    oldest_at: null,
    has_more: false,
    next_cursor: null,
  });
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Mia Meyer' })).toBeVisible();
  expect(screen.getByText(/12 Apr 1988/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Your decision' })).toBeVisible();
  expect(claimed).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Queue' }));

  await waitFor(() => expect(released).toHaveLength(1));
});

it('allows no decision while the person is assigned to another administrator', async () => {
  answer('post', `${one}/claim`, () => refusal(409, 'CLAIMED_BY_ANOTHER'));
  open();

  expect(await screen.findByText('Refused: CLAIMED_BY_ANOTHER')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Driving licence, front' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your decision' })).not.toBeInTheDocument();
});

it.each([
  ['customer', ['licence_front'], 'They can book.'],
  ['car_owner', ['licence_front'], 'They can book, and their cars can be listed.'],
  [
    'car_owner',
    ['identity'],
    'Their cars can be listed. To book, they have to send their driving licence, too.',
  ],
] as const)('says what a verified %s with %j may do', async (role, kinds, hint) => {
  const { user } = aUserVerification();
  const attempt = anAttempt({ documents: kinds.map((kind) => aDocument({ kind })) });
  answer('get', one, aUserVerification({ user: { ...user, role }, attempts: [attempt] }));
  open();

  expect(await screen.findByRole('radio', { name: `Verify ${hint}` })).toBeVisible();
});

it('requests changes with a reason for each document, and opens the next person', async () => {
  const sent = answer('post', `${one}/decision`, aUserVerification({ next_user_uuid: OTHER_UUID }));
  const { router } = open();

  const licence = within(await card('Driving licence, front'));
  await userEvent.click(await licence.findByLabelText('Not good'));
  await userEvent.click(licence.getByRole('button', { name: 'Cut off' }));
  await userEvent.click(within(await card('Identity document')).getByLabelText('Good'));
  await userEvent.click(screen.getByLabelText(/^Ask for changes/));
  expect(screen.getByLabelText(/Why\?/)).toHaveValue('Please send again: driving licence, front.');
  await press('Ask for changes');

  await waitFor(() => expect(router.state.location.pathname).toMatch(OTHER_UUID));
  expect(JSON.parse(sent[0]!.body)).toEqual({
    verification_uuid: anAttempt().verification_uuid,
    decision: 'changes_requested',
    reason: 'Please send again: driving licence, front.',
    documents: [
      {
        kind: 'licence_front',
        decision: 'refused',
        reason: 'Part of it is cut off. Please show all four corners.',
      },
      { kind: 'identity', decision: 'accepted', reason: null },
    ],
  });
});

it('explains beside each field an incomplete decision, and keeps what was entered', async () => {
  answer('post', `${one}/decision`, () =>
    refusal(422, 'VALUE_NOT_ALLOWED', {
      'documents.licence_front': 'Say what is wrong with it.',
      reason: 'Say in at least 10 characters why.',
    }),
  );
  open();

  await screen.findByRole('region', { name: 'Your decision' });
  await press('Decide');
  expect(screen.getByText('Choose a decision.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Verify/ })).toHaveFocus();
  const licence = within(await card('Driving licence, front'));
  await userEvent.click(licence.getByLabelText('Not good'));
  await userEvent.type(licence.getByLabelText('What’s wrong with it?'), 'Blurred');
  await userEvent.click(screen.getByLabelText(/^Reject/));
  await userEvent.type(screen.getByLabelText(/Why\?/), 'No');
  await press('Reject');

  expect(await licence.findByText('Say what is wrong with it.')).toBeVisible();
  expect(screen.getByText('Say in at least 10 characters why.')).toBeVisible();
  const field = licence.getByLabelText('What’s wrong with it?');
  expect(field).toHaveValue('Blurred');
  expect(field).toHaveFocus();
  expect(screen.getByLabelText(/Why\?/)).toHaveValue('No');
});

it('verifies only after each document was judged, and marks the missing one', async () => {
  const sent = answer('post', `${one}/decision`, aUserVerification());
  open();

  await userEvent.click(await screen.findByLabelText(/^Verify/));
  await userEvent.click(within(await card('Identity document')).getByLabelText('Good'));
  await press('Verify');

  const licence = within(await card('Driving licence, front'));
  expect(await licence.findByText('Choose whether it’s good.')).toBeVisible();
  expect(licence.getByLabelText('Good')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows another administrator’s decision when it came first', async () => {
  let isDecided = false;
  answer('get', one, () =>
    aUserVerification(
      isDecided
        ? {
            attempts: [
              anAttempt({
                status: 'verified',
                decided_at: '2098-06-01T10:00:00.000Z',
                decided_by_name: 'Grace Hopper',
              }),
            ],
          }
        : {},
    ),
  );
  answer('post', `${one}/decision`, () => {
    isDecided = true;
    return refusal(409, 'ALREADY_DECIDED');
  });
  open();

  for (const good of await screen.findAllByLabelText('Good')) await userEvent.click(good);
  await userEvent.click(screen.getByLabelText(/^Verify/));
  await press('Verify');

  expect(await screen.findByText('Refused: ALREADY_DECIDED')).toBeVisible();
  expect(await screen.findByText(/by Grace Hopper/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your decision' })).not.toBeInTheDocument();
});

it('marks changes since the last decision, and shows that decision', async () => {
  const first = anAttempt({
    verification_uuid: '00000000-0000-4000-8000-0000000000a2',
    status: 'changes_requested',
    decided_at: '2098-05-01T10:00:00.000Z',
    decided_by_name: 'Grace Hopper',
    reason: 'The licence cannot be read.',
    documents: [aDocument({ decision: 'refused', reason: 'Too dark.' })],
  });
  const again = anAttempt({ changed: { facts: ['licence_expires_on'], documents: ['licence_front'] } });
  answer('get', one, aUserVerification({ attempts: [again, first] }));
  open();

  expect(await within(await card('Driving licence, front')).findByText('New this time')).toBeVisible();
  expect(within(await card('Identity document')).queryByText('New this time')).not.toBeInTheDocument();
  expect(screen.getByText('changed')).toBeVisible();
  const history = within(await card('History'));
  expect(history.getByText('The licence cannot be read.')).toBeVisible();
  expect(history.getByText('Driving licence, front: Too dark.')).toBeVisible();
});

it('zooms and turns a document by buttons and by keyboard', async () => {
  open();

  await press('Zoom in: Driving licence, front');
  expect(screen.getByRole('button', { name: '150%, show whole: Driving licence, front' })).toHaveTextContent(
    '150%',
  );
  await press('Turn right: Driving licence, front');
  expect(screen.getByRole('img', { name: 'Driving licence, front' }).style.transform).toContain(
    'rotate(90deg) scale(1.5)',
  );
  screen.getByRole('group', { name: /^Driving licence, front: plus/ }).focus();
  await userEvent.keyboard('R0+');
  expect(screen.getByRole('button', { name: '150%, show whole: Driving licence, front' })).toHaveTextContent(
    '150%',
  );
  await press('Enlarge: Driving licence, front');
  expect(screen.getByRole('dialog', { name: 'Driving licence, front' })).toBeVisible();
});

it('shows a PDF in the browser’s own viewer, with a link to open it elsewhere', async () => {
  answerDocuments(new Blob(['%PDF-'], { type: 'application/pdf' }));
  open();

  expect(await screen.findByTitle('Identity document, a PDF')).toHaveAttribute('src', 'blob:a-document');
  expect(screen.getByRole('link', { name: 'Open the PDF – Identity document' })).toHaveAttribute(
    'href',
    'blob:a-document',
  );
});

it('reports a document that could not be loaded, and loads it on retry', async () => {
  answer('post', 'documents/:document_uuid/links', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  open();

  const licence = within(await card('Driving licence, front'));
  expect(await licence.findByText('This document couldn’t be loaded')).toBeVisible();
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  await userEvent.click(licence.getByRole('button', { name: 'Try again' }));

  expect(await licence.findByRole('img')).toBeVisible();
});

it.each([
  ['with an invalid id', 'banana'],
  ['who does not exist', OTHER_UUID],
])('links back to the queue from a person %s', async (_whom, uuid) => {
  answer('get', one, () => refusal(404, 'USER_NOT_FOUND'));
  renderRoute(remote, `/dashboard/user-verification/${uuid}`, { session });

  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that person' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the queue' })).toBeVisible();
});
