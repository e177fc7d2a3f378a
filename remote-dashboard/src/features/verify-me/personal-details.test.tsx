import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { anAccount } from '../../testing/account';
import { answerDocuments, startFakeApi } from '../../testing/api';
import { aHome } from '../../testing/home';
import { completeVerification } from '../../testing/verification';

startFakeApi();

const open = () => renderRoute(remote, '/dashboard/user-ver-doc-form', { session: aCustomer() });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send my documents' }));
const lacking = {
  gender: 'Gender is required',
  street: 'Street is required',
  zip_code: 'Zip code is required',
  city: 'City is required',
  region: 'Region is required',
};

beforeEach(() => {
  answerDocuments(new Blob(['picture'], { type: 'image/webp' }));
  answer('get', 'my/home', aHome());
});

it('requires gender and address of a customer who has not given them, and saves them in the account', async () => {
  let mine = { ...completeVerification(), missing: lacking as Record<string, string> };
  answer('get', 'my/verification', () => mine);
  answer('patch', 'my/verification', () => mine);
  const saved = answer('patch', 'my/account', () => {
    mine = { ...mine, missing: {} };
    return anAccount();
  });
  const sent = answer('post', 'my/verification/submit', () => ({ ...mine, may_edit: false }));
  open();

  await send();
  for (const sentence of Object.values(lacking)) expect(await screen.findByText(sentence)).toBeVisible();
  expect(saved).toHaveLength(0);

  const you = within(screen.getByRole('region', { name: 'You' }));
  await userEvent.selectOptions(you.getByLabelText('Gender'), 'Female');
  await userEvent.type(screen.getByLabelText('Street'), ' Rua Augusta 1 ');
  await userEvent.type(screen.getByLabelText('Zip code'), '1100-048');
  await userEvent.type(screen.getByLabelText('City'), 'Lisboa');
  await userEvent.type(screen.getByLabelText('Region'), 'Lisboa');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(saved[0]!.body)).toEqual({
    gender: 'female',
    street: 'Rua Augusta 1',
    zip_code: '1100-048',
    city: 'Lisboa',
    region: 'Lisboa',
  });
});

it('does not repeat the question about gender and address', async () => {
  answer('get', 'my/verification', completeVerification());
  open();

  await screen.findByRole('button', { name: 'Send my documents' });
  expect(screen.queryByLabelText('Gender')).not.toBeInTheDocument();
});
