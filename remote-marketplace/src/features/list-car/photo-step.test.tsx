import type { RefusalCode } from '@drove/api-client';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { anOwnCar, aPhoto, CAR_UUID } from '../../testing/cars';

startFakeApi();

/** jsdom's own files have no bytes to read. */
const aFile = (content: Uint8Array | string, name: string) =>
  new NodeFile([content], name, { type: 'image/jpeg' }) as unknown as File;
const jpeg = (name: string, size = 20) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff]);
  return aFile(bytes, name);
};
const photos = (count: number) => Array.from({ length: count }, (_, index) => aPhoto(index + 1));

function openPhotos(count: number) {
  answer('get', 'my/cars/:car_uuid', anOwnCar({ photos: photos(count) }));
  return renderRoute(remote, `/upload-car-page?car=${CAR_UUID}&step=photos`, { session: aCarOwner() });
}

/** The file's entry in the list of those on their way. */
const entry = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Uploading photos' });
  await within(list).findByText(name);
  return within(
    within(list)
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(name))!,
  );
};

it('uploads several photos at once, each by itself, and shows them with the others', async () => {
  const owner = userEvent.setup();
  openPhotos(1);
  let count = 1;
  const requests = answer('post', 'cars/:car_uuid/photos', () => {
    count += 1;
    answer('get', 'my/cars/:car_uuid', anOwnCar({ photos: photos(count) }));
    return { photo: aPhoto(count), photos: photos(count) };
  });

  await owner.upload(await screen.findByLabelText('Choose photos'), [jpeg('one.jpg'), jpeg('two.jpg')]);

  const order = screen.getByRole('list', { name: 'Photos of the car' });
  await waitFor(() => expect(within(order).getAllByRole('listitem')).toHaveLength(3));
  expect(requests).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Uploading photos' })).not.toBeInTheDocument();
});

it.each([
  ['is not a photo despite its name', aFile('<html>', 'car.jpg'), 'Choose a JPEG, PNG or WebP photo.'],
  ['is empty', aFile('', 'car.jpg'), 'This photo is empty. Choose another.'],
  // jsdom reads no pictures.
  [
    'is too large to be scaled down',
    jpeg('car.jpg', 10 * 1024 * 1024 + 1),
    'This photo is larger than 10 MB.',
  ],
  [
    'is a phone’s photo that the browser cannot read',
    aFile('\0\0\0\x18ftypheic', 'car.jpg'),
    /Settings → Camera → Formats/,
  ],
])('refuses a file that %s, without uploading it', async (_what, file, message) => {
  const owner = userEvent.setup();
  const requests = answer('post', 'cars/:car_uuid/photos', {});
  openPhotos(1);

  await owner.upload(await screen.findByLabelText('Choose photos'), file);

  expect(await (await entry('car.jpg')).findByText(message)).toBeVisible();
  expect(requests).toHaveLength(0);
  await owner.click(screen.getByRole('button', { name: 'Remove car.jpg' }));
  expect(screen.queryByText('car.jpg')).not.toBeInTheDocument();
});

it.each<[RefusalCode, string]>([
  ['PHOTO_DAMAGED', 'This photo is damaged: a part of it is missing.'],
  ['PHOTO_TOO_SMALL', 'This photo is smaller than 400 × 300.'],
  ['PHOTO_TOO_MANY_PIXELS', 'This photo has more than 64 megapixels.'],
])('shows the server’s reason beside the file: %s', async (code, message) => {
  const owner = userEvent.setup();
  answer('post', 'cars/:car_uuid/photos', () => refusal(422, code, { photo: message }));
  openPhotos(1);

  await owner.upload(await screen.findByLabelText('Choose photos'), jpeg('car.jpg'));

  expect(await (await entry('car.jpg')).findByText(message)).toBeVisible();
});

it('accepts twelve photos and refuses the thirteenth', async () => {
  const owner = userEvent.setup();
  openPhotos(11);
  answer('post', 'cars/:car_uuid/photos', () => {
    answer('get', 'my/cars/:car_uuid', anOwnCar({ photos: photos(12) }));
    return { photo: aPhoto(12), photos: photos(12) };
  });

  await owner.upload(await screen.findByLabelText('Choose photos'), [jpeg('12.jpg'), jpeg('13.jpg')]);

  expect(await (await entry('13.jpg')).findByText('A car can have up to 12 photos.')).toBeVisible();
  const order = screen.getByRole('list', { name: 'Photos of the car' });
  await waitFor(() => expect(within(order).getAllByRole('listitem')).toHaveLength(12));
});

it('retries a failed upload on request', async () => {
  const owner = userEvent.setup();
  openPhotos(1);
  answer('post', 'cars/:car_uuid/photos', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  await owner.upload(await screen.findByLabelText('Choose photos'), jpeg('car.jpg'));
  const again = await (await entry('car.jpg')).findByRole('button', { name: 'Try again' });

  answer('post', 'cars/:car_uuid/photos', { photo: aPhoto(2), photos: photos(2) });
  answer('get', 'my/cars/:car_uuid', anOwnCar({ photos: photos(2) }));
  await owner.click(again);

  await waitFor(() => expect(screen.queryByText('car.jpg')).not.toBeInTheDocument());
});

it('reorders photos by keyboard, and announces the new position', async () => {
  const owner = userEvent.setup();
  openPhotos(3);
  const requests = answer('patch', 'cars/:car_uuid/photos', { photos: photos(3) });

  (await screen.findByRole('button', { name: 'Move photo 3 earlier' })).focus();
  await owner.keyboard('{Enter}');

  expect(await screen.findByText('Photo 3 is now number 2.')).toBeInTheDocument();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(JSON.parse(requests[0]!.body)).toEqual({
    photo_uuids: [aPhoto(1), aPhoto(3), aPhoto(2)].map((photo) => photo.photo_uuid),
  });
});

it('requires one photo before the next step', async () => {
  const owner = userEvent.setup();
  openPhotos(0);

  await owner.click(await screen.findByRole('button', { name: 'Continue' }));

  expect(screen.getByText('Add at least one photo, so drivers can see the car.')).toBeVisible();
});

it('takes the registration beside the photos, and says what is wrong with a file', async () => {
  const owner = userEvent.setup();
  openPhotos(1);
  const document = {
    document_uuid: CAR_UUID,
    kind: 'registration',
    name: 'registration.jpg',
    media_type: 'image/webp',
    byte_count: 20,
    width: 900,
    height: 600,
    uploaded_at: '2098-06-01T09:00:00.000Z',
    decision: null,
    reason: null,
  } as const;
  const sent = answer('post', 'cars/:car_uuid/documents/registration', () =>
    anOwnCar({ photos: photos(1), documents: [document] }),
  );
  answer('post', 'cars/:car_uuid/documents/insurance', () => refusal(422, 'DOCUMENT_TOO_SMALL'));

  await owner.upload(await screen.findByLabelText('Choose: Registration document'), jpeg('registration.jpg'));
  const slot = within(screen.getByRole('group', { name: 'Registration document' }));
  expect(await slot.findByText('registration.jpg')).toBeVisible();
  expect(slot.getByRole('button', { name: 'Remove – Registration document' })).toBeVisible();
  expect(sent).toHaveLength(1);

  const insurance = within(screen.getByRole('group', { name: 'Insurance confirmation' }));
  await owner.upload(insurance.getByLabelText('Choose: Insurance confirmation'), aFile('<html>', 'a.pdf'));
  expect(await insurance.findByText('Choose a JPEG, PNG or WebP picture, or a PDF.')).toBeVisible();
  await owner.upload(insurance.getByLabelText('Choose: Insurance confirmation'), jpeg('small.jpg'));
  expect(await insurance.findByText('Refused: DOCUMENT_TOO_SMALL')).toBeVisible();
});
