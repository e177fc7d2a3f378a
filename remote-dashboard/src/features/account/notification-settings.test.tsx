import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { anAccount } from '../../testing/account';
import { startFakeApi } from '../../testing/api';

startFakeApi();

const all = (['messages', 'trips'] as const).map((topic) => ({ topic, bell: true, mail: true }));
const open = async () => {
  answer('get', 'my/account', anAccount());
  renderRoute(remote, '/dashboard/account', { session: aCustomer() });
  await screen.findByRole('region', { name: 'Notification settings' });
};

it('keeps a switch as soon as it is pressed, by the keyboard too', async () => {
  answer('get', 'my/notification-preferences', { topics: all });
  let kept = all;
  const sent = answer('put', 'my/notification-preferences', ({ body }) => {
    const [wanted] = (JSON.parse(body) as { topics: typeof all }).topics;
    kept = kept.map((each) => (each.topic === wanted!.topic ? wanted! : each));
    return { topics: kept };
  });
  await open();
  const mail = await screen.findByRole('switch', { name: 'Messages Mail' });
  expect(mail).toBeChecked();
  await userEvent.click(mail);
  expect(mail).not.toBeChecked();
  screen.getByRole('switch', { name: 'Requests, trips and changes Bell' }).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { topics: [{ topic: 'messages', bell: true, mail: false }] },
    { topics: [{ topic: 'trips', bell: false, mail: true }] },
  ]);
  expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(2);
});

it('shows a switch as it was when it could not be kept, and says why', async () => {
  answer('get', 'my/notification-preferences', { topics: all });
  answer('put', 'my/notification-preferences', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  await open();
  const mail = await screen.findByRole('switch', { name: 'Messages Mail' });
  await userEvent.click(mail);
  expect(await screen.findByText('This couldn’t be saved')).toBeVisible();
  await waitFor(() => expect(mail).toBeChecked());
});
