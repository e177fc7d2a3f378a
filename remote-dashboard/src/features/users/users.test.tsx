import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aListedUser, aUser, USER_UUID } from '../../testing/users';

startFakeApi();
const path = `admin/users/${USER_UUID}`;
const noMore = { has_more: false, next_cursor: null };
const open = (page = '') => renderRoute(remote, `/dashboard/users${page}`, { session: anAdmin() });
beforeEach(() => {
  answer('get', `${path}/audit-log`, { entries: [], ...noMore });
});

it('filters the list by words and by choice, and shows more on request', async () => {
  const other = aListedUser({ user_uuid: '00000000-0000-4000-8000-0000000000a9', fname: 'Zoe' });
  const asked = answer('get', 'admin/users', ({ url }) =>
    url.searchParams.has('cursor')
      ? ({ users: [other], ...noMore } as never)
      : ({ users: [aListedUser()], has_more: true, next_cursor: 'next' } as never),
  );
  const admin = userEvent.setup();
  open();

  expect(await screen.findByRole('link', { name: 'Wanda Walker' })).toHaveAttribute(
    'href',
    `/dashboard/users/${USER_UUID}`,
  );
  await admin.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Zoe Walker' })).toBeVisible();
  await admin.type(screen.getByLabelText('Name, email or phone'), 'wanda');
  await admin.click(screen.getByRole('button', { name: 'Search' }));
  await admin.selectOptions(screen.getByLabelText('Account'), 'Suspended');

  await waitFor(() =>
    expect(asked.at(-1)!.url.search).toBe('?query=wanda&account_status=suspended&limit=30'),
  );
});

it('suspends a user with a reason, and keeps the reason when the server refuses', async () => {
  let user = aUser();
  answer('get', path, () => user as never);
  let isRefused = true;
  const sent = answer('post', `${path}/suspend`, () => {
    if (isRefused) return refusal(422, 'VALUE_NOT_ALLOWED', { reason: 'Say why.' });
    user = aUser({ account_status: 'suspended', can: ['reactivate'] });
    return user as never;
  });
  const admin = userEvent.setup();
  open(`/${USER_UUID}`);

  await admin.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend: Wanda Walker' });
  await admin.type(within(dialog).getByLabelText('Reason (they will see it)'), 'Two fines unpaid.');
  await admin.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText('Say why.')).toBeVisible();
  expect(within(dialog).getByLabelText('Reason (they will see it)')).toHaveValue('Two fines unpaid.');
  await waitFor(() => expect(within(dialog).getByLabelText('Reason (they will see it)')).toHaveFocus());

  isRefused = false;
  await admin.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('The account is suspended')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toHaveFocus();
  expect(JSON.parse(sent.at(-1)!.body)).toEqual({ reason: 'Two fines unpaid.' });
});

it('shows why an account is suspended, and its audit log', async () => {
  answer('get', path, aUser({ account_status: 'suspended', status_reason: 'Fines.', can: ['reactivate'] }));
  const entry = {
    id: 1,
    at: '2026-01-02T08:00:00.000Z',
    action: 'user.suspended',
    by_name: 'Ada Admin',
    subject_type: 'user',
    subject_uuid: USER_UUID,
    before: null,
    after: null,
    reason: 'Unpaid fines.',
  };
  answer('get', `${path}/audit-log`, { entries: [entry], ...noMore });
  open(`/${USER_UUID}`);

  expect(await screen.findByText('This account is suspended')).toBeVisible();
  const log = screen.getByRole('region', { name: 'Audit log' });
  expect(await within(log).findByText('Suspended the account')).toBeVisible();
  expect(within(log).getByText('Unpaid fines.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reactivate' })).toBeVisible();
});

it('shows how often a user tried to pass on contact details', async () => {
  const hidden_contacts = { messages: 3, last_at: '2026-11-21T09:30:00.000Z' };
  answer('get', path, aUser({ hidden_contacts }) as never);
  open(`/${USER_UUID}`);
  expect(await screen.findByText(/^In 3 messages, the last on .*2026/)).toBeVisible();
});

it('offers no change of the administrator’s own account', async () => {
  answer('get', path, aUser({ is_me: true, can: [] }));
  open(`/${USER_UUID}`);

  expect(await screen.findByText(/only another administrator can change it/)).toBeVisible();
});
