import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { MessageTemplate } from './api/messages-api';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, aThread, THREAD_UUID } from '../../testing/messages';
import { answerConversation } from '../../testing/messages-api';

const welcome: MessageTemplate = {
  template_uuid: '00000000-0000-4000-8000-0000000000e9',
  name: 'Welcome',
  text: 'Hi {first_name}, see you at {pick_up_time}.',
  schedule: null,
};
let templates: MessageTemplate[];

startFakeApi();
beforeEach(() => {
  sessionStorage.clear();
  templates = [welcome];
  answerConversation({ thread: aThread({ side: 'owner' }), page: aMessagePage([aMessage(1)]) });
  answer('get', 'my/message-templates', () => ({ templates: templates as object[] }) as never);
});

const open = async () => {
  renderRoute(remote, `/dashboard/messages/${THREAD_UUID}`, { session: aCarOwner() });
  await userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
  await screen.findByRole('dialog', { name: 'Your templates' });
};

it('inserts a template with its fields filled in for this conversation', async () => {
  const filled = answer('post', 'my/threads/:thread_uuid/fill-template', {
    text: 'Hi Okoro, see you at 10:00.',
  });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Insert Welcome' }));

  const field = screen.getByRole('textbox', { name: 'Message to Okoro' });
  await waitFor(() => expect(field).toHaveValue('Hi Okoro, see you at 10:00.'));
  expect(JSON.parse(filled[0]?.body ?? '')).toEqual({ template_uuid: welcome.template_uuid });
});

it('saves a template that is sent by itself', async () => {
  const saved = answer('post', 'my/message-templates', ({ body }) => {
    const input = JSON.parse(body) as MessageTemplate;
    templates = [...templates, { ...input, template_uuid: '00000000-0000-4000-8000-0000000000e8' }];
    return {};
  });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Add a template' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Goodbye');
  await userEvent.click(screen.getByRole('textbox', { name: 'Text' }));
  await userEvent.paste('Thank you, {first_name}');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Send by itself' }),
    'On the morning of the return',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save the template' }));

  expect(await screen.findByRole('button', { name: 'Insert Goodbye' })).toBeVisible();
  expect(JSON.parse(saved[0]?.body ?? '')).toEqual({
    name: 'Goodbye',
    text: 'Thank you, {first_name}',
    schedule: 'morning_of_return',
  });
});

it('deletes a template, and keeps the keyboard in the dialog', async () => {
  answer('delete', 'my/message-templates/:template_uuid', () => {
    templates = [];
    return new Response(null, { status: 204 });
  });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Delete Welcome' }));

  expect(await screen.findByText(/^Save what you write often/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a template' })).toHaveFocus();
});

it('offers no templates to a customer', async () => {
  answerConversation({ page: aMessagePage([aMessage(1)]) });
  renderRoute(remote, `/dashboard/messages/${THREAD_UUID}`, { session: aCustomer() });

  await screen.findByRole('textbox', { name: 'Message to Okoro' });
  expect(screen.queryByRole('button', { name: 'Templates' })).not.toBeInTheDocument();
});
