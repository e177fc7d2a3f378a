import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMinimalUser, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../routes';

const before = { fname: 'Nina', lname: 'Novak', phone: '+386 1 234 567', role: 'car_owner' as const };

it('says on the sign-in page that the address is confirmed, where the session ended for it', async () => {
  renderRoute(remote, '/login', { session: { status: 'signed-out', provedEmail: 'nina@demo.test' } });

  expect(await screen.findByText('Your address is confirmed. Sign in to continue.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('nina@demo.test');
});

it('asks a person whose address was confirmed for names and phone, with what their tab typed', async () => {
  const register = jest.fn(async () => ({ kind: 'registered' as const }));
  renderRoute(remote, '/register', {
    session: aMinimalUser({ email: 'nina@demo.test', toComplete: before }),
    auth: { register },
  });
  expect(await screen.findByText(/^Your address nina@demo.test is confirmed/)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Nina');
  expect(screen.getByLabelText('Phone')).toHaveValue('+386 1 234 567');

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(register).toHaveBeenCalledWith(before);
  expect(await screen.findByText('user created successfully')).toBeVisible();
});

it('leads back to the sign-in for another way', async () => {
  renderRoute(remote, '/login', { session: aMinimalUser({ toComplete: {} }) });

  await userEvent.click(await screen.findByRole('button', { name: 'Use another way' }));

  expect(await screen.findByLabelText('Password')).toBeVisible();
});
