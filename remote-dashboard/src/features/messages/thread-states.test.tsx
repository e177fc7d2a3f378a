import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { MessagePage, MessageThread } from './api/messages-api';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, aThread, THREAD_UUID } from '../../testing/messages';
import { answerConversation } from '../../testing/messages-api';

startFakeApi();
beforeEach(() => sessionStorage.clear());

const open = () => renderRoute(remote, `/dashboard/messages/${THREAD_UUID}`, { session: aCustomer() });

it.each<[string, Partial<MessageThread>, Partial<MessagePage>, RegExp, boolean]>([
  [
    'closed',
    { other_state: 'closed' },
    { other_state: 'closed', can_write: false },
    /has closed their account/,
    false,
  ],
  ['suspended', { other_state: 'suspended' }, { other_state: 'suspended' }, /no answer will come/, true],
  ['blocked', {}, { is_blocked: true, can_write: false }, /You blocked Okoro/, false],
  ['blocked by the other side', {}, { can_write: false }, /You can’t write to Okoro/, false],
])('explains a conversation that is %s', async (_what, thread, page, sentence, canWrite) => {
  answerConversation({ thread: aThread(thread), page: aMessagePage([aMessage(1)], page) });
  open();

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryAllByRole('textbox', { name: 'Message to Okoro' })).toHaveLength(canWrite ? 1 : 0);
});

it('blocks the other side after asking', async () => {
  let isBlocked = false;
  answerConversation({
    page: () => aMessagePage([aMessage(1)], { is_blocked: isBlocked, can_write: !isBlocked }),
  });
  answer('post', 'my/threads/:thread_uuid/block', () => {
    isBlocked = true;
    return new Response(null, { status: 204 });
  });
  open();

  await userEvent.click(await screen.findByText('More'));
  await userEvent.click(screen.getByRole('button', { name: 'Block Okoro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));

  expect(await screen.findByText(/^You blocked Okoro\. Unblock/)).toBeVisible();
});

it('reports a message, and says whether the conversation may be read', async () => {
  answerConversation({ page: aMessagePage([aMessage(1), aMessage(2)]) });
  const reported = answer('post', 'my/threads/:thread_uuid/report', { case_number: 'C-12' });
  open();

  await userEvent.click(await screen.findByText('More'));
  await userEvent.click(screen.getByRole('button', { name: 'Report a message' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What is wrong with it?' }), 'It is rude');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Our team may read this conversation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));

  expect(await screen.findByText('Thank you. Your report has the number C-12.')).toBeVisible();
  expect(JSON.parse(reported[0]?.body ?? '')).toEqual({
    message_uuid: aMessage(2).message_uuid,
    text: 'It is rude',
    may_read_messages: true,
  });
});

it('says when a conversation is not there', async () => {
  answerConversation({});
  answer('get', 'my/threads/:thread_uuid', () => refusal(404, 'THREAD_NOT_FOUND'));
  open();

  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeVisible();
});
