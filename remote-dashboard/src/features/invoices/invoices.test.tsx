import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, pasteInto, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { anAccount } from '../../testing/account';
import { startFakeApi } from '../../testing/api';
import { aPayment, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => {
  answer('get', 'my/account', anAccount());
  answer('get', 'my/invoices', { invoices: [], has_more: false, next_cursor: null });
  answer('get', 'owner/tax-details', { details: null, is_complete: false });
});

const invoice = {
  invoice_uuid: 'a',
  code: 'DEMO-C-2026-000001',
  kind: 'invoice',
  about: 'commission',
  corrects: null,
  reservation_uuid: 'r',
  car: 'Fiat 500',
  recipient: 'Oscar Owner',
  seller: 'Drove Demo GmbH',
  issued_at: '2026-11-21T09:30:00.000Z',
  net: euros(1829),
  vat: euros(421),
  total: euros(2250),
  vat_bps: 2300,
  vat_country: 'PT',
  vat_treatment: 'charged',
};
const credit = {
  ...invoice,
  invoice_uuid: 'b',
  code: 'DEMO-CC-2026-000001',
  kind: 'credit_note',
  corrects: invoice.code,
  total: euros(750),
};

it('lists an owner’s invoices and credit notes, each with its file', async () => {
  answer('get', 'owner/tax-details', { details: null, is_complete: false });
  answer('get', 'my/invoices', { invoices: [credit, invoice], has_more: false, next_cursor: null });
  const asked = answer('get', 'invoices/:invoice_uuid/file', () => new Response('%PDF-'));
  renderRoute(remote, '/dashboard/reservations/taxes', { session: aCarOwner() });
  const panel = within(await screen.findByRole('region', { name: 'Invoices' }));
  expect(await panel.findByText('Credit note: commission')).toBeVisible();
  expect(panel.getByText('-€7.50')).toBeVisible();
  expect(panel.getByText('€22.50')).toBeVisible();
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(panel.getByRole('button', { name: 'PDF of DEMO-C-2026-000001' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/invoices/a/file']);
  click.mockRestore();
});

it('offers an owner statements of the years in which their account existed', async () => {
  const thisYear = new Date().getUTCFullYear();
  for (const [createdIn, offered] of [
    [thisYear - 1, [thisYear - 1, thisYear]],
    [thisYear - 10, Array.from({ length: 5 }, (_, index) => thisYear - 4 + index)],
  ] as const) {
    answer('get', 'my/account', anAccount({ created_at: `${createdIn}-06-01T10:00:00Z` }));
    const { unmount } = renderRoute(remote, '/dashboard/reservations/taxes', { session: aCarOwner() });

    const choice = within(await screen.findByLabelText('Year'));
    await waitFor(() =>
      expect(choice.getAllByRole('option').map(({ textContent }) => Number(textContent))).toEqual(offered),
    );
    unmount();
  }
});

it('shows a customer the invoices of a trip, and loads them when they are opened', async () => {
  answer('get', `reservations/${TRIP_UUID}`, aReservation({ payments: [aPayment()] }));
  const fee = { ...invoice, code: 'DEMO-F-2026-000001', about: 'service_fee' };
  const asked = answer('get', 'my/invoices', { invoices: [fee], has_more: false, next_cursor: null });
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });
  const summary = await screen.findByText('Invoices');
  expect(asked).toHaveLength(0);
  await userEvent.click(summary);
  expect(await screen.findByText('Invoice: service fee')).toBeVisible();
  expect(asked[0]?.url.searchParams.get('reservation_uuid')).toBe(TRIP_UUID);
});

it('saves a person’s tax details, and explains an invalid number', async () => {
  answer('get', 'owner/tax-details', { details: null, is_complete: false });
  answer('get', 'my/invoices', { invoices: [], has_more: false, next_cursor: null });
  renderRoute(remote, '/dashboard/reservations/taxes', { session: aCarOwner() });
  const form = within(await screen.findByRole('form', { name: 'Tax details' }));
  await userEvent.selectOptions(form.getByLabelText('Owner type'), 'A private person');
  await userEvent.selectOptions(form.getByLabelText('Country'), 'Portugal');
  const texts = {
    'Legal name': 'Óscar Nuñez',
    'Street and number': 'Rua Áurea 1',
    Postcode: '1100-001',
    City: 'Lisboa',
    'Date of birth (optional)': '1980-02-29',
    'Tax identification number (optional)': '123456788',
  };
  for (const [label, text] of Object.entries(texts)) {
    await pasteInto(form.getByLabelText(label), text);
  }
  const sentence = 'This tax number is not right for its country.';
  answer('put', 'owner/tax-details', () =>
    Response.json(
      { code: 'VALUE_NOT_ALLOWED', message: sentence, fields: { tax_id: sentence } },
      { status: 422 },
    ),
  );
  await userEvent.click(form.getByRole('button', { name: 'Save tax details' }));
  expect(await form.findByText(sentence)).toBeVisible();

  await userEvent.type(form.getByLabelText('Tax identification number (optional)'), '{Backspace}9');
  const asked = answer('put', 'owner/tax-details', ({ body }: { body: string }) =>
    Response.json({ details: JSON.parse(body) as unknown, is_complete: true }),
  );
  await userEvent.click(form.getByRole('button', { name: 'Save tax details' }));
  expect(await screen.findByText(/^Your tax details are complete/)).toBeVisible();
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    kind: 'person',
    legal_name: 'Óscar Nuñez',
    street: 'Rua Áurea 1',
    zip_code: '1100-001',
    city: 'Lisboa',
    country_code: 'PT',
    is_small_business: false,
    vat_id: null,
    tax_id: '123456789',
    tax_id_country_code: 'PT',
    date_of_birth: '1980-02-29',
  });
});

it.each([
  [{ tax_id: null }, 'tax number'],
  [{ date_of_birth: null }, 'date of birth'],
  [{ tax_id: null, date_of_birth: null }, 'tax number and date of birth'],
  [{ kind: 'business', tax_id: null, date_of_birth: null }, 'tax number'],
])('says what is missing of saved tax details: %j', async (changes, missing) => {
  const details = {
    kind: 'person',
    legal_name: 'Óscar Nuñez',
    street: 'Rua Áurea 1',
    zip_code: '1100-001',
    city: 'Lisboa',
    country_code: 'PT',
    is_small_business: false,
    vat_id: null,
    tax_id: '123456789',
    tax_id_country_code: 'PT',
    date_of_birth: '1980-02-29',
    ...changes,
  };
  answer('get', 'owner/tax-details', { details, is_complete: false });
  answer('get', 'my/invoices', { invoices: [], has_more: false, next_cursor: null });
  renderRoute(remote, '/dashboard/reservations/taxes', { session: aCarOwner() });

  expect(await screen.findByText(new RegExp(`Add your ${missing}: EU law`))).toBeVisible();
});
