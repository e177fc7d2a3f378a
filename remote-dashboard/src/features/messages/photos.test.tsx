import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { File as NodeFile } from 'node:buffer';
import { answer, refusal } from '@drove/api-client/testing';
import { aCustomer, renderRoute, TEST_API_URL } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, THREAD_UUID } from '../../testing/messages';
import { answerConversation } from '../../testing/messages-api';

startFakeApi();
beforeEach(() => sessionStorage.clear());

const open = () => renderRoute(remote, `/dashboard/messages/${THREAD_UUID}`, { session: aCustomer() });
/** jsdom's own files have no bytes to read. */
const aFile = (name: string, beginning = '\xff\xd8\xff\xe0') =>
  new NodeFile([Buffer.from(beginning, 'latin1')], name, { type: 'image/jpeg' }) as unknown as File;
const uuidOf = (number: number) => `00000000-0000-4000-8000-00000000010${number}`;
const aPhoto = (number: number) => ({
  photo_uuid: uuidOf(number),
  url: `${TEST_API_URL}/my/message-photos/${uuidOf(number)}`,
  width: 800,
  height: 600,
});

it('uploads photos as they are chosen, takes one out again, and sends the rest without a word', async () => {
  const sent = answerConversation({ page: aMessagePage([aMessage(1)]) });
  let uploads = 0;
  answer('post', 'my/message-photos', () => aPhoto((uploads += 1)));
  open();

  const choose = await screen.findByLabelText('Add photos');
  await userEvent.upload(choose, [aFile('one.jpg'), aFile('two.jpg')]);
  expect(await screen.findByRole('img', { name: 'Photo 2 to send' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Uploading…')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  const { text, photos } = JSON.parse(sent[0]?.body ?? '') as { text: string; photos: string[] };
  expect(text).toBe('');
  expect(photos).toHaveLength(1);
  expect(screen.queryByRole('img', { name: /to send/ })).not.toBeInTheDocument();
});

it('says why a photo cannot be sent', async () => {
  answerConversation({ page: aMessagePage([aMessage(1)]) });
  answer('post', 'my/message-photos', () => refusal(422, 'VALIDATION_FAILED'));
  open();

  await userEvent.upload(await screen.findByLabelText('Add photos'), [
    aFile('text.jpg', '<html>'),
    aFile('refused.jpg'),
  ]);

  expect(await screen.findByText('Choose a JPEG, PNG or WebP photo.')).toBeVisible();
  expect(await screen.findByText('Refused: VALIDATION_FAILED')).toBeVisible();
});

it('shows the photos of a message, each large on request', async () => {
  answerConversation({ page: aMessagePage([aMessage(1, { text: '', photos: [aPhoto(1), aPhoto(2)] })]) });
  answer('get', 'my/message-photos/:photo_uuid', () => new Response(new Blob(['a photo'])));
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge: Photo 2 of 2 from Okoro' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Photo 2 of 2 from Okoro' }));
  expect(await dialog.findByRole('img', { name: 'Photo 2 of 2 from Okoro' })).toBeVisible();
});
