import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { euros } from '../../testing/reservations';

startFakeApi();

const invoice = {
  invoice_uuid: 'a',
  code: 'DEMO-F-2026-000001',
  kind: 'invoice',
  about: 'service_fee',
  corrects: null,
  reservation_uuid: 'r',
  car: 'Fiat 500',
  recipient: 'Mia Meyer',
  seller: 'Drove Demo GmbH',
  issued_at: '2026-11-21T09:30:00.000Z',
  net: euros(1200),
  vat: euros(276),
  total: euros(1476),
  vat_bps: 2300,
  vat_country: 'PT',
  vat_treatment: 'charged',
};

it('lists invoices by filter, and exports the report of a year', async () => {
  const listed = answer('get', 'admin/invoices', { invoices: [invoice], has_more: false, next_cursor: null });
  const exported = answer('get', 'admin/dac7.xml', () => new Response('<xml/>'));
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderRoute(remote, '/dashboard/all-payments/invoices', { session: anAdmin() });

  expect(await screen.findByText(/Mia Meyer · Fiat 500/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Credit notes');
  await waitFor(() => expect(listed.at(-1)?.url.searchParams.get('kind')).toBe('credit_note'));

  const report = within(screen.getByRole('region', { name: 'DAC7 report' }));
  const years = within(report.getByLabelText('Year')).getAllByRole<HTMLOptionElement>('option');
  await userEvent.selectOptions(report.getByLabelText('Year'), years[2]?.value ?? '');
  await userEvent.click(report.getByRole('button', { name: 'Export as XML' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(exported[0]?.url.searchParams.get('year')).toBe(years[2]?.value);
  click.mockRestore();
});
