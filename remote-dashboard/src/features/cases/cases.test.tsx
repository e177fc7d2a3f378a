import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCustomer, anAdmin, pasteInto, renderRoute, TEST_API_URL } from '@drove/shared-auth/testing';
import type { Case } from './api/cases';
import { remote } from '../../routes';
import { answer, refusal } from '@drove/api-client/testing';
import { startFakeApi } from '../../testing/api';

startFakeApi();

const CASE = '00000000-0000-4000-8000-0000000000a7';
const NEXT = '00000000-0000-4000-8000-0000000000a8';
const path = `/dashboard/cases/${CASE}`;
const session = anAdmin();

function aCase(given: Partial<Case> = {}): Case {
  return {
    case_uuid: CASE,
    case_number: 'C-1001',
    status: 'open',
    topic: 'trip',
    name: 'Clara Customer',
    email: 'clara@demo.test',
    user_uuid: NEXT,
    may_read_messages: false,
    claim: null,
    next_case_uuid: NEXT,
    waiting: 2,
    created_at: '2098-06-01T09:00:00.000Z',
    waiting_since: '2098-06-01T09:00:00.000Z',
    trip: {
      reservation_uuid: NEXT,
      car: 'Fiat 500',
      time_zone: 'Europe/Lisbon',
      pick_up_at: '2098-06-10T09:00:00.000Z',
    },
    messages: [
      {
        message_uuid: CASE,
        by_name: 'Clara Customer',
        is_ours: false,
        text: 'The key does not turn.',
        created_at: '2098-06-01T09:00:00.000Z',
      },
    ],
    ...given,
  };
}

const queued = () => {
  const {
    messages: _messages,
    trip: _trip,
    user_uuid: _user,
    next_case_uuid: _next,
    waiting: _,
    ...row
  } = aCase();
  return { ...row, excerpt: 'The key does not turn.' };
};
const claim = { by_name: 'Ada Lindqvist', is_mine: true, expires_at: '2099-01-01T00:00:00.000Z' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  answer('get', 'admin/cases/:case_uuid', aCase());
  answer('post', 'admin/cases/:case_uuid/claim', { claim });
  answer('delete', 'admin/cases/:case_uuid/claim', () => new Response(null, { status: 204 }));
});

it('lists waiting cases with topic and first words, and opens the longest wait', async () => {
  const asked = answer('get', 'admin/cases', {
    cases: [queued()],
    waiting: 1,
    oldest_at: '2098-06-01T09:00:00.000Z',
    has_more: false,
    next_cursor: null,
  });
  renderRoute(remote, '/dashboard/cases', { session });

  const row = within(await screen.findByRole('row', { name: /Clara Customer C-1001/ }));
  expect(row.getByText('The key does not turn.')).toBeVisible();
  expect(row.getByText('A trip')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review next' })).toHaveAttribute('href', path);

  // On a phone the same filters are in a sheet.
  await press('Filters');
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByLabelText('Status'), 'Closed');
  expect(asked.at(-1)?.url.searchParams.get('status')).toBe('closed');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
});

it('shows a case with its sender, sends the reply once, and opens the next case', async () => {
  let isLost = true;
  const asked = answer('post', 'admin/cases/:case_uuid/replies', () => {
    if (isLost) return refusal(503, 'SERVICE_UNAVAILABLE');
    return aCase({ status: 'answered' });
  });
  const { router } = renderRoute(remote, path, { session });

  expect(await screen.findByText('The key does not turn.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Fiat 500/ })).toHaveAttribute(
    'href',
    `/dashboard/reservations/${NEXT}`,
  );
  await press('Send reply');
  expect(await screen.findByText('Write a reply.')).toBeVisible();
  await pasteInto(screen.getByLabelText('Reply'), 'Press the brake first.');
  await press('Send reply');
  expect(await screen.findByText('Refused: SERVICE_UNAVAILABLE')).toBeVisible();
  expect(screen.getByLabelText('Reply')).toHaveValue('Press the brake first.');
  isLost = false;
  await press('Send reply');
  await screen.findByText('Reply sent');
  expect(router.state.location.pathname).toBe(`/dashboard/cases/${NEXT}`);
  expect(asked[0]?.body).toContain(`"seen_message_uuid":"${CASE}"`);
  const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
});

it('closes a case without a reply', async () => {
  const asked = answer('post', 'admin/cases/:case_uuid/status', aCase({ status: 'closed' }));
  renderRoute(remote, path, { session });
  await press('Close without replying');
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(asked[0]?.body).toBe(`{"status":"closed","seen_message_uuid":"${CASE}"}`);
});

it('reopens a closed case', async () => {
  answer('get', 'admin/cases/:case_uuid', aCase({ status: 'closed' }));
  const asked = answer('post', 'admin/cases/:case_uuid/status', aCase());
  renderRoute(remote, path, { session });
  await press('Reopen');
  expect(await screen.findByText('Reopened')).toBeVisible();
  expect(asked[0]?.body).toBe(`{"status":"open","seen_message_uuid":"${CASE}"}`);
});

it('allows no reply while the case is assigned to another administrator', async () => {
  answer('post', 'admin/cases/:case_uuid/claim', () => refusal(409, 'CLAIMED_BY_ANOTHER'));
  renderRoute(remote, path, { session });
  expect(await screen.findByText(/Refused: CLAIMED_BY_ANOTHER/)).toBeVisible();
  expect(screen.getByText('The key does not turn.')).toBeVisible();
  expect(screen.queryByLabelText('Reply')).not.toBeInTheDocument();
});

it('says that a case does not exist', async () => {
  answer('get', 'admin/cases/:case_uuid', () => refusal(404, 'CASE_NOT_FOUND'));
  renderRoute(remote, path, { session });
  expect(await screen.findByRole('heading', { name: 'We can’t find that message' })).toBeVisible();
});

it('refuses everyone but administrators', async () => {
  renderRoute(remote, '/dashboard/cases', { session: aCustomer() });
  expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
});

it('hides the trip’s conversation until the member allows it and a reason is chosen', async () => {
  const view = renderRoute(remote, path, { session });
  expect(await screen.findByText('Not shared with our team')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Trip conversation' })).not.toBeInTheDocument();
  view.unmount();

  answer('get', 'admin/cases/:case_uuid', aCase({ may_read_messages: true }));
  const photo = { photo_uuid: CASE, url: `${TEST_API_URL}/my/message-photos/1`, width: 4, height: 3 };
  const written = (number: number, text: string) => ({
    message_uuid: `${CASE.slice(0, -1)}${number}`,
    number,
    by: number % 2 ? 'customer' : 'owner',
    text,
    photos: number === 2 ? [photo] : [],
    created_at: '2098-06-01T09:00:00.000Z',
  });
  const asked = answer('get', 'admin/reservations/:reservation_uuid/messages', ({ url }) =>
    url.searchParams.has('before')
      ? { messages: [written(1, 'Where is it?')], has_more: false }
      : { messages: [written(3, 'I see it.'), written(2, 'By the gate.')], has_more: true },
  );
  answer('get', 'my/message-photos/:photo_uuid', () => new Response(new Blob(['x'])));
  renderRoute(remote, path, { session });
  expect(await screen.findByText('The member lets our team read it')).toBeVisible();
  expect(asked).toHaveLength(0);
  await press('Read the conversation');
  expect(await screen.findByText('Choose why you read it.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'The member lets us read it');
  await press('Read the conversation');

  const list = await screen.findByRole('list', { name: /^Messages of the trip/ });
  expect(list).toHaveFocus();
  expect(within(list).getByRole('button', { name: /photo/i })).toBeInTheDocument();
  await press('Show earlier messages');
  await within(list).findByText('Where is it?');
  const texts = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(texts.filter((text) => /^(Driver|Owner)/.test(text))).toEqual([
    expect.stringMatching(/^Driver.*Where is it\?$/),
    expect.stringMatching(/^Owner.*By the gate\.$/),
    expect.stringMatching(/^Driver.*I see it\.$/),
  ]);
  expect(asked.map(({ url }) => url.search)).toEqual(['?reason=case', '?reason=case&before=2']);
});
