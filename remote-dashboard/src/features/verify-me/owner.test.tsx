import { screen } from '@testing-library/react';
import { answer } from '@drove/api-client/testing';
import { aCarOwner, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { answerDocuments, startFakeApi } from '../../testing/api';
import { aHome } from '../../testing/home';
import { aMyVerification, completeVerification } from '../../testing/verification';
import type { MyVerification } from './api/my-verification';

startFakeApi();

const open = () => renderRoute(remote, '/dashboard/user-ver-doc-form', { session: aCarOwner() });

beforeEach(() => {
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  answer('get', 'my/home', aHome());
});

it('requires no licence from an owner, unless they want to rent', async () => {
  answer('get', 'my/verification', aMyVerification({ required: ['identity', 'selfie'] }));
  open();

  expect(await screen.findByRole('heading', { name: /only to rent cars yourself/ })).toBeVisible();
  expect(screen.getByText('Two documents, once')).toBeVisible();
});

it('takes a licence from a verified owner, and says what the server says is next', async () => {
  const { facts } = completeVerification();
  const nextStep = 'To rent cars, add your driving licence. Nothing else changes meanwhile.';
  answer(
    'get',
    'my/verification',
    aMyVerification({
      user_verification: 'verified',
      next_step: nextStep,
      required: ['identity', 'selfie'],
      facts: { ...facts, licence_expires_on: null },
    }),
  );
  open();

  expect(await screen.findByText(nextStep)).toBeVisible();
  expect(await screen.findByLabelText(/^(Choose a file|Replace): Driving licence, front/)).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Find a car' })).not.toBeInTheDocument();
  expect(screen.queryByText(/another email address/)).not.toBeInTheDocument();
});

it.each<MyVerification['user_verification']>(['pending', 'verified'])(
  'leads a %s owner to their cars, not to those of others',
  async (state) => {
    const waiting = { may_edit: state === 'verified', is_waiting: state === 'pending' };
    answer(
      'get',
      'my/verification',
      aMyVerification({ user_verification: state, may_rent: true, ...waiting }),
    );
    open();

    const way = await screen.findByRole('link', { name: 'Go to my cars' });
    expect(way).toHaveAttribute('href', '/dashboard/owner-cars');
    expect(screen.queryByRole('link', { name: /^(?:Find a car|Browse cars)/ })).not.toBeInTheDocument();
  },
);
