import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, pasteInto, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { answerDocuments, startFakeApi } from '../../testing/api';
import { aCarVerification, anOwnCar, aQueuedCar, CAR_UUID, OTHER_UUID } from '../../testing/verification';

startFakeApi();

type CarDocuments = ReturnType<typeof anOwnCar>['documents'];

const session = anAdmin();
const path = `/dashboard/car-verification/${CAR_UUID}`;
const one = 'admin/car-verifications/:car_uuid';
const open = () => renderRoute(remote, path, { session });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const claim = { by_name: 'Ada Lindqvist', is_mine: true, expires_at: '2099-01-01T00:00:00.000Z' };

const photo = (uuid: string) => ({
  photo_uuid: uuid,
  width: 900,
  height: 600,
  placeholder: '#336655',
  alt: 'Fiat 500',
  sources: [{ url: `https://photos.test/${uuid}`, width: 900, height: 600 }],
});

beforeEach(() => {
  answer('get', one, aCarVerification());
  answer('post', `${one}/claim`, { claim });
  answer('delete', `${one}/claim`, () => new Response(null, { status: 204 }));
  // Also of the page before, which may ask as the next one opens.
  answerDocuments(new Blob());
});

it('lists waiting cars, and starts with the longest wait', async () => {
  answer('get', 'admin/car-verifications', {
    cars: [
      aQueuedCar({ was_approved: true, missing_documents: ['insurance'] }),
      aQueuedCar({ car_uuid: OTHER_UUID, make: 'Renault', model: 'Zoe' }),
    ],
    waiting: 2,
    oldest_at: '2098-06-01T09:00:00.000Z',
    has_more: false,
    next_cursor: null,
  });
  renderRoute(remote, '/dashboard/car-verification', { session });

  const row = within(await screen.findByRole('row', { name: /Fiat 500 2021/ }));
  expect(row.getByText('Oscar Owner')).toBeVisible();
  expect(row.getByText('was approved before')).toBeVisible();
  expect(row.getByText('Documents missing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review next' })).toHaveAttribute('href', path);
});

it('marks changes since the last approval, with the previous values', async () => {
  answer(
    'get',
    one,
    aCarVerification({
      car: anOwnCar({ verification: 'pending', photos: [photo('p1'), photo('p2')] }),
      approved_at: '2098-05-01T09:00:00.000Z',
      changes: [
        { field: 'plate', before: 'ZZ-99-ZZ', after: 'AA-01-BB' },
        { field: 'daily_price_minor', before: 3900, after: 4200 },
      ],
      new_photo_uuids: ['p2'],
      removed_photos: 1,
      same_plate: [{ car_uuid: OTHER_UUID, name: 'Fiat Panda', owner_name: 'Peter Pan' }],
      history: [
        { at: '2098-05-01T09:00:00.000Z', action: 'car.approved', by_name: 'Grace Hopper', reason: null },
        { at: '2098-04-01T09:00:00.000Z', action: 'car.created', by_name: 'Oscar Owner', reason: null },
      ],
    }),
  );
  open();

  expect(await screen.findByText('Changed since: 2 entries and 1 new photo, marked below.')).toBeVisible();
  expect(screen.getByText('ZZ-99-ZZ')).toBeVisible();
  expect(screen.getByText('Started a listing')).toBeVisible();
  expect(screen.queryByText(/car\.created|nothing/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Not given').length).toBeGreaterThan(0);
  expect(screen.getByText('€39.00')).toBeVisible();
  expect(screen.getAllByText('changed')).toHaveLength(2);
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByText('1 photo of the last approval is gone.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fiat Panda' })).toHaveAttribute(
    'href',
    `/dashboard/car-verification/${OTHER_UUID}`,
  );
  expect(screen.getByText(/by Grace Hopper/)).toBeVisible();

  await press('Enlarge photo 1');
  const dialog = within(screen.getByRole('dialog', { name: 'Photo 1 of 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in: Photo 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('button', { name: '100%, show whole: Photo 2' })).toHaveTextContent('100%');
});

it('approves the version on screen, and opens the next car', async () => {
  const document = (kind: 'registration' | 'insurance') => ({
    kind,
    document_uuid: OTHER_UUID,
    name: 'scan.jpg',
    media_type: 'image/webp' as const,
    byte_count: 1,
    width: 900,
    height: 600,
    uploaded_at: '2098-06-01T09:00:00.000Z',
    decision: null,
    reason: null,
  });
  const documents = [document('registration'), document('insurance')];
  const car = anOwnCar({ verification: 'pending', photos: [photo('p1'), photo('p2')], documents });
  answer('get', one, aCarVerification({ car }));
  answer('post', 'documents/:uuid/links', () => refusal(404, 'DOCUMENT_NOT_FOUND'));
  const sent = answer('post', `${one}/decision`, aCarVerification({ next_car_uuid: OTHER_UUID }));
  const { router } = open();
  expect(await screen.findByText('Lisbon, Portugal')).toBeVisible();

  await userEvent.click(await screen.findByLabelText(/^Approve/));
  await press('Approve');
  expect(await screen.findAllByText('Choose whether it’s good.')).toHaveLength(4);
  expect(sent).toHaveLength(0);
  await userEvent.click(screen.getAllByRole('radio', { name: 'Not good' })[0]!);
  expect(screen.getByRole('group', { name: 'What’s wrong with photo 1?' })).toBeVisible();
  for (const good of screen.getAllByRole('radio', { name: 'Good' })) await userEvent.click(good);
  await press('Approve');

  await waitFor(() => expect(router.state.location.pathname).toMatch(OTHER_UUID));
  expect(JSON.parse(sent[0]!.body)).toEqual({
    decision: 'approved',
    reason: null,
    seen_updated_at: '2098-06-01T09:00:00.000Z',
    photos: [
      { photo_uuid: 'p1', problems: [] },
      { photo_uuid: 'p2', problems: [] },
    ],
    documents: [
      { kind: 'registration', decision: 'accepted', reason: null },
      { kind: 'insurance', decision: 'accepted', reason: null },
    ],
  });
});

it('requires a reason for a rejection, and keeps one that is too short', async () => {
  answer('post', `${one}/decision`, () =>
    refusal(422, 'VALUE_NOT_ALLOWED', { reason: 'Say in at least 10 characters why.' }),
  );
  open();

  await userEvent.click(await screen.findByLabelText(/^Reject/));
  await userEvent.type(screen.getByLabelText(/Why\?/), 'No');
  await press('Reject');

  expect(await screen.findByText('Say in at least 10 characters why.')).toBeVisible();
  expect(screen.getByLabelText(/Why\?/)).toHaveValue('No');
});

it('shows another administrator’s decision when it came first', async () => {
  let isDecided = false;
  answer('get', one, () =>
    aCarVerification(isDecided ? { car: anOwnCar({ verification: 'rejected' }) } : {}),
  );
  answer('post', `${one}/decision`, () => {
    isDecided = true;
    return refusal(409, 'ALREADY_DECIDED');
  });
  open();

  await userEvent.click(await screen.findByLabelText(/^Approve/));
  await press('Approve');

  expect(await screen.findByText('Refused: ALREADY_DECIDED')).toBeVisible();
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your decision' })).not.toBeInTheDocument();
});

it('suspends an approved car, and then offers to end the suspension', async () => {
  let car = anOwnCar();
  answer('get', one, () => aCarVerification({ car }));
  const sent = answer('post', `${one}/decision`, () => {
    car = anOwnCar({ verification: 'suspended', verification_reason: 'The brakes were reported twice.' });
    return aCarVerification({ car });
  });
  open();

  await userEvent.click(await screen.findByLabelText(/^Suspend/));
  await pasteInto(screen.getByLabelText(/Why\?/), 'The brakes were reported twice.');
  await press('Suspend');

  expect(await screen.findByText('Reason given: The brakes were reported twice.')).toBeVisible();
  expect(JSON.parse(sent[0]!.body)).toMatchObject({ decision: 'suspended' });
  expect(screen.getByLabelText(/^End the suspension/)).toBeVisible();
});

it('says which documents a waiting car lacks', async () => {
  answer('get', one, aCarVerification({ car: anOwnCar({ verification: 'pending', is_public: false }) }));
  open();
  expect(await screen.findByText('Documents missing')).toBeVisible();
  expect(
    screen.getByText(/^Registration document and Insurance confirmation: the owner is asked/),
  ).toBeVisible();
});

it('says what of a suspended car was verified, and judges the rest before it comes back', async () => {
  const document = { name: 'scan.webp', media_type: 'image/webp', byte_count: 1, width: 1, height: 1 };
  const documents = [
    { ...document, document_uuid: CAR_UUID, kind: 'registration', decision: 'accepted' },
    { ...document, document_uuid: OTHER_UUID, kind: 'insurance', decision: null },
  ].map((each) => ({ ...each, reason: null, uploaded_at: '2098-06-01T09:00:00.000Z' }));
  const car = anOwnCar({ verification: 'suspended', documents: documents as CarDocuments });
  answer('get', one, aCarVerification({ car }));
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  const sent = answer('post', `${one}/decision`, aCarVerification({ car: anOwnCar() }));
  open();
  expect(await screen.findByText('Verified: Registration document.')).toBeVisible();
  expect(screen.getByText(/^Not looked at yet: Insurance confirmation/)).toBeVisible();

  await userEvent.click(screen.getByLabelText(/^End the suspension/));
  await press('End the suspension');
  expect(await screen.findByText('Choose whether it’s good.')).toBeVisible();
  expect(sent).toHaveLength(0);
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Insurance confirmation' })).getByLabelText('Good'),
  );
  await press('End the suspension');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]!.body)).toMatchObject({
    decision: 'approved',
    documents: [{ kind: 'insurance', decision: 'accepted' }],
  });
});

it('allows no decision while the car is assigned to another administrator', async () => {
  answer('post', `${one}/claim`, () => refusal(409, 'CLAIMED_BY_ANOTHER'));
  open();

  expect(await screen.findByText('Refused: CLAIMED_BY_ANOTHER')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your decision' })).not.toBeInTheDocument();
});

it('says that a car does not exist', async () => {
  answer('get', one, () => refusal(404, 'CAR_NOT_FOUND'));
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that car' })).toBeVisible();
});
