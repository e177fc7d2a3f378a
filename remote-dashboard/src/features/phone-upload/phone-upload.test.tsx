import { File as NodeFile } from 'node:buffer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { renderRoute, signedOut } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';

startFakeApi();

const token = 'a-token';
const open = () => renderRoute(remote, `/phone-upload/${token}`, { session: signedOut });
const aPicture = (bytes = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]) =>
  new NodeFile([new Uint8Array(bytes)], 'camera.jpg', { type: 'image/jpeg' }) as unknown as File;
const camera = () => screen.findByLabelText('Take the picture: Identity document');

beforeEach(() => {
  answer('get', 'phone-uploads/:token', { kind: 'identity', expires_at: '2099-07-01T12:00:00.000Z' });
});

it('sends the picture that the camera took, and says where to continue', async () => {
  const sent = answer('post', 'phone-uploads/:token', { kind: 'identity' });
  open();

  expect(await camera()).toHaveAttribute('capture', 'environment');
  await userEvent.upload(await camera(), aPicture());

  expect(await screen.findByText(/^Continue on your computer/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('takes another picture when one is refused', async () => {
  let isBad = true;
  answer('post', 'phone-uploads/:token', () =>
    isBad ? refusal(422, 'DOCUMENT_TOO_SMALL') : { kind: 'identity' },
  );
  open();

  await userEvent.upload(await camera(), aPicture([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  expect(await screen.findByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await userEvent.upload(await camera(), aPicture());
  expect(await screen.findByText('Refused: DOCUMENT_TOO_SMALL')).toBeVisible();

  isBad = false;
  await userEvent.upload(await camera(), aPicture());
  expect(await screen.findByText('We have your picture')).toBeVisible();
});

it.each(['UPLOAD_LINK_USED', 'UPLOAD_LINK_EXPIRED'] as const)('opens no camera after %s', async (code) => {
  answer('get', 'phone-uploads/:token', () => refusal(409, code));
  open();

  expect(await screen.findByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
  expect(screen.queryByLabelText(/Take the picture/)).not.toBeInTheDocument();
});
