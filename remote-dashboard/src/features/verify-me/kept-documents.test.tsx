import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aHome, aRentingHome } from '../../testing/home';
import { answerDocuments, startFakeApi } from '../../testing/api';
import { aReservation } from '../../testing/reservations';
import { aDocument, aMyVerification, completeVerification } from '../../testing/verification';

startFakeApi();

const path = '/dashboard/user-ver-doc-form';
beforeEach(() => {
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  answer('get', 'my/verification', aMyVerification());
  answer('get', 'my/home', aHome());
});

it('restores what was entered, and names the files to choose again', async () => {
  const { router } = renderRoute(remote, path, { session: aCustomer() });
  await userEvent.type(await screen.findByLabelText(/A note for us/), 'My name has changed.');
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText(/We’ll keep it in this tab until you come back/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await screen.findByText('Outside remote-dashboard');
  await act(() => router.navigate(path));

  expect(await screen.findByText(/If a file was still uploading, choose it again/)).toBeVisible();
  expect(screen.getByLabelText(/A note for us/)).toHaveValue('My name has changed.');
});

it('submits the form by Enter', async () => {
  renderRoute(remote, path, { session: aCustomer() });

  await userEvent.type(await screen.findByLabelText('Date of birth'), '{Enter}');

  expect(await screen.findByText('Choose the type of identity document.')).toBeVisible();
});

it('drops the note that something is missing once the missing document is added', async () => {
  const complete = completeVerification();
  let mine = aMyVerification({ facts: complete.facts });
  answer('get', 'my/verification', () => mine);
  answer('patch', 'my/verification', () => mine);
  answer('post', 'my/verification/documents/licence_front', () => (mine = complete));
  renderRoute(remote, path, { session: aCustomer() });

  await userEvent.click(await screen.findByRole('button', { name: 'Send my documents' }));
  expect(await screen.findByText(/Something is still missing/)).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Choose a file: Driving licence, front'),
    new NodeFile([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8])], 'licence.jpg', {
      type: 'image/jpeg',
    }) as unknown as File,
  );

  await waitFor(() => expect(screen.queryByText(/Something is still missing/)).not.toBeInTheDocument());
});

it('says which car is held meanwhile, and how long verification usually takes', async () => {
  const trip = aReservation({
    status: 'pending_payment',
    awaits_verification: true,
    hold_expires_at: '2099-07-01T12:00:00.000Z',
    can: ['release'],
  });
  answer('get', 'my/home', aHome({ renting: aRentingHome({ trips: [trip] }) }));
  renderRoute(remote, path, { session: aCustomer() });

  expect(await screen.findByText(/verification usually takes about 3 hours/)).toBeVisible();
  expect(
    await screen.findByText(
      /^We’re holding the Fiat 500 for you until Wed, 1 Jul 2099, 13:00.* Send your documents by then/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the trip and its price' })).toHaveAttribute(
    'href',
    `/payment?reservation=${trip.reservation_uuid}`,
  );
});

const aFile = () =>
  new NodeFile([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8])], 'licence.jpg', {
    type: 'image/jpeg',
  }) as unknown as File;

describe('a file that is still being uploaded', () => {
  const upload = async (reply: () => Promise<Response> | Response) => {
    const complete = completeVerification();
    let mine = { ...complete, missing: {} };
    answer('get', 'my/verification', () => mine);
    const saved = answer('patch', 'my/verification', () => mine);
    const sent = answer('post', 'my/verification/submit', () => {
      mine = { ...mine, user_verification: 'pending', may_edit: false, is_waiting: true };
      return mine;
    });
    const tried = answer('post', 'my/verification/documents/licence_front', async () => {
      const failure = await reply();
      return failure.ok ? mine : failure;
    });
    renderRoute(remote, path, { session: aCustomer() });
    const chooser = await screen.findByLabelText(/^(Replace|Choose a file): Driving licence, front/);
    await userEvent.upload(chooser, aFile());
    return { saved, sent, tried };
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send my documents' }));

  it('is waited for before the documents are sent', async () => {
    let arrive = () => {};
    const { saved, sent } = await upload(
      () => new Promise((resolve) => (arrive = () => resolve(Response.json({})))),
    );
    await submit();
    expect(await screen.findByText(/licence\.jpg/)).toBeVisible();
    // Sending begins with saving what was entered.
    await expect(waitFor(() => expect(saved).toHaveLength(1), { timeout: 300 })).rejects.toThrow();

    arrive();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is retried by sending the documents, which stay unsent when it fails again', async () => {
    const { sent, tried } = await upload(() => refusal(503, 'SERVICE_UNAVAILABLE'));
    await screen.findByText(/Refused: SERVICE_UNAVAILABLE/);
    await submit();

    expect(await screen.findByText(/A file hasn’t been uploaded/)).toBeVisible();
    expect(tried).toHaveLength(2);
    expect(sent).toHaveLength(0);
  });
});

it('shows a code for the phone, and the picture as soon as it has arrived', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const url = 'http://localhost:3000/#/phone-upload/a-token';
  const made = answer('post', 'my/verification/documents/identity/phone-link', {
    url,
    expires_at: '2099-07-01T12:15:00.000Z',
  });
  renderRoute(remote, path, { session: aCustomer() });
  const customer = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  await customer.click(
    await screen.findByRole('button', { name: 'Use your phone’s camera: Identity document' }),
  );
  expect(await screen.findByRole('img', { name: 'Code to scan with your phone' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: url })).toHaveAttribute('href', url);
  expect(made).toHaveLength(1);

  answer('get', 'my/verification', aMyVerification({ documents: [aDocument({ kind: 'identity' })] }));
  await act(() => jest.advanceTimersByTimeAsync(3500));
  expect(await screen.findByText('The picture from your phone has arrived')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('img', { name: 'Code to scan with your phone' })).not.toBeInTheDocument(),
  );
  jest.useRealTimers();
});
