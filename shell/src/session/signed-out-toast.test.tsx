import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { IdentityError, useAuth } from '@drove/shared-auth';
import { AuthProvider } from '@drove/shared-auth/host';
import {
  aFakeIdentity,
  aFakeIdentityUser,
  everyoneHasAProfile,
  TEST_API_URL,
} from '@drove/shared-auth/testing';
import { setupServer } from 'msw/node';
import { ToastContainer } from '../toasts/toast-container';
import { SignedOutToast } from './signed-out-toast';

const server = setupServer(everyoneHasAProfile);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => act(() => toast.remove()));
afterAll(() => server.close());

const Status = () => {
  const { session, retryProfile } = useAuth();
  return (
    <>
      <p>{session.status}</p>
      <button onClick={() => void retryProfile()}>Look again</button>
    </>
  );
};

async function open(identity: ReturnType<typeof aFakeIdentity>, status: string) {
  render(
    <>
      <AuthProvider loadIdentity={() => Promise.resolve(identity)} apiBaseUrl={TEST_API_URL}>
        <Status />
        <SignedOutToast />
      </AuthProvider>
      <ToastContainer />
    </>,
  );
  await screen.findByText(status);
}

it('announces the end of a session', async () => {
  const identity = aFakeIdentity({ user: aFakeIdentityUser() });
  await open(identity, 'signed-in');

  act(() => identity.report(null));

  expect(await screen.findByText('You’re signed out in this browser')).toBeInTheDocument();
});

it('says that a session has ended that no one signed out of', async () => {
  let isOver = false;
  const user = aFakeIdentityUser({
    getIdToken: () => (isOver ? Promise.reject(new IdentityError('disabled')) : Promise.resolve('token')),
  });
  await open(aFakeIdentity({ user }), 'signed-in');

  isOver = true;
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));

  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
  expect(screen.queryByText(/signed out in this browser/)).not.toBeInTheDocument();
});

it('says that another tab signed another account in', async () => {
  const identity = aFakeIdentity({ user: aFakeIdentityUser() });
  await open(identity, 'signed-in');

  act(() => identity.report(null));
  act(() => identity.report(aFakeIdentityUser({ uid: 'uid-ben', email: 'ben@demo.test' })));

  expect(
    await screen.findByText(/another account in another tab\. This tab now shows ben@demo\.test/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/signed out in this browser/)).not.toBeInTheDocument();
});

it('shows nothing to a visitor who was not signed in', async () => {
  await open(aFakeIdentity(), 'signed-out');

  expect(screen.queryByText(/signed out in this browser/)).not.toBeInTheDocument();
});

it('yields to the message of the page that ended the session', async () => {
  const identity = aFakeIdentity({ user: aFakeIdentityUser() });
  await open(identity, 'signed-in');

  act(() => identity.report(null));
  act(() => void toast.success('Your account is deleted', { id: 'signed-out' }));

  expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
  expect(screen.queryByText(/signed out in this browser/)).not.toBeInTheDocument();
});
