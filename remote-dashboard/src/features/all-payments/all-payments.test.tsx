import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { payment, paymentsPage as page } from '../../testing/accounted-payments';
import { aRefund } from '../../testing/reservations';

startFakeApi();

const path = '/dashboard/all-payments';
const open = (search = '') => renderRoute(remote, `${path}${search}`, { session: anAdmin() });

it('shows every payment, and totals that agree with each other', async () => {
  answer('get', 'admin/payments', page);
  open();

  const row = within((await screen.findAllByRole('row')).at(-1)!);
  expect(row.getByText('Mia Meyer')).toBeVisible();
  expect(row.getByRole('link', { name: 'Fiat 500' })).toHaveAttribute(
    'href',
    `/dashboard/reservations/${payment.reservation_uuid}`,
  );
  const sums = within(screen.getByRole('region', { name: 'Totals' }));
  expect(sums.getAllByText('€207.30')).toHaveLength(2);
  expect(sums.getByText('€15.30')).toBeVisible();
});

it('keeps the filters in the address and requests them', async () => {
  const asked = answer('get', 'admin/payments', page);
  const { router } = open('?from=2099-06-01');

  await userEvent.selectOptions(await screen.findByLabelText('State'), 'Paid');
  await userEvent.selectOptions(screen.getByLabelText('For'), 'Differences');
  await userEvent.type(screen.getByRole('searchbox'), 'meyer{Enter}');
  await screen.findByText('Mia Meyer');

  const expected = '?from=2099-06-01&status=captured&purpose=difference&query=meyer';
  expect(router.state.location.search).toBe(expected);
  expect(Object.fromEntries(asked.at(-1)!.url.searchParams)).toEqual({
    from: '2099-06-01',
    status: 'captured',
    purpose: 'difference',
    query: 'meyer',
    limit: '25',
  });
});

describe('refunding', () => {
  it('sends a partial refund with its reason once', async () => {
    let tries = 0;
    answer('get', 'admin/payments', page);
    const sent = answer('post', 'admin/payments/:payment_uuid/refund', () =>
      (tries += 1) === 1 ? Response.error() : {},
    );
    open();

    await userEvent.click(await screen.findByRole('button', { name: 'Refund the payment of Mia Meyer' }));
    const form = within(screen.getByRole('dialog', { name: 'Refund' }));
    const amount = form.getByLabelText('Amount (EUR)');
    expect(amount).toHaveValue('207.30');
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.5');
    await userEvent.type(form.getByLabelText(/^Reason/), 'Dirty seats');
    await userEvent.click(form.getByRole('button', { name: 'Give €12.50 back' }));
    expect(await form.findByText(/reach the server/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Give €12.50 back' }));

    expect(await screen.findByText('The refund is on its way')).toBeVisible();
    expect(JSON.parse(sent[1]!.body)).toEqual({ amount_minor: 1250, reason: 'Dirty seats' });
    expect(sent[0]!.headers.get('idempotency-key')).toBe(sent[1]!.headers.get('idempotency-key'));
  });

  it('refuses an amount above the refundable one, or a missing reason', async () => {
    answer('get', 'admin/payments', page);
    const sent = answer('post', 'admin/payments/:payment_uuid/refund', {});
    open();

    await userEvent.click(await screen.findByRole('button', { name: /^Refund the payment/ }));
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(form.getByLabelText('Amount (EUR)'), '9');
    await userEvent.clear(form.getByLabelText('Amount (EUR)'));
    await userEvent.type(form.getByLabelText('Amount (EUR)'), '207.31');
    await userEvent.click(form.getByRole('button', { name: 'Give back' }));

    expect(form.getByText('Please enter an amount up to €207.30.')).toBeVisible();
    expect(form.getByText('Enter a reason.')).toBeVisible();
    expect(sent).toHaveLength(0);
  });
});

it('retries a failed refund once', async () => {
  const failed = aRefund({ status: 'failed' });
  answer('get', 'admin/payments', { ...page, payments: [{ ...payment, refunds: [failed] }] });
  const sent = answer('post', 'admin/refunds/:refund_uuid/retry', () => {
    const again = aRefund({ refund_uuid: 'b2', retry_of: failed.refund_uuid });
    answer('get', 'admin/payments', { ...page, payments: [{ ...payment, refunds: [failed, again] }] });
    return payment;
  });
  open('?refund=failed');

  expect(await screen.findByText('€20.00 refund failed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again to give Mia Meyer the money back' }));

  expect(await screen.findByText('Trying the refund again')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('€20.00 refund failed')).not.toBeInTheDocument());
  expect(sent[0]!.headers.get('idempotency-key')).toBe(`retry-${failed.refund_uuid}`);
});

it('shows a refund that waits for a bank’s decision, without a way to send it', async () => {
  const onHold = aRefund({ status: 'on_hold' });
  answer('get', 'admin/payments', { ...page, payments: [{ ...payment, refunds: [onHold] }] });
  open('');
  expect(await screen.findByText('€20.00 refund waits for the bank’s decision')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Paid another way/ })).not.toBeInTheDocument();
});

it('records that a failed refund was paid another way, with its reference', async () => {
  const failed = aRefund({ status: 'failed' });
  answer('get', 'admin/payments', { ...page, payments: [{ ...payment, refunds: [failed] }] });
  const sent = answer('post', 'admin/refunds/:refund_uuid/repayment', () => {
    const repaid = {
      method: 'bank_transfer' as const,
      reference: 'SEPA 117',
      payee: 'Mia Meyer',
      at: '2099-06-04T09:00:00.000Z',
    };
    answer('get', 'admin/payments', {
      ...page,
      payments: [{ ...payment, refunds: [{ ...failed, repaid }] }],
    });
    return payment;
  });
  open('?refund=failed');

  await userEvent.click(await screen.findByRole('button', { name: 'Paid another way to Mia Meyer' }));
  const form = within(screen.getByRole('form', { name: 'Paid another way' }));
  await userEvent.type(form.getByLabelText('Reference (the customer will see it)'), 'SEPA 117');
  await userEvent.click(form.getByRole('button', { name: 'Record €20.00 as paid' }));

  expect(await screen.findByText('Recorded. Mia Meyer can see it')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('€20.00 refund failed')).not.toBeInTheDocument());
  expect(JSON.parse(sent[0]!.body)).toEqual({
    method: 'bank_transfer',
    reference: 'SEPA 117',
    payee: 'Mia Meyer',
  });
});

it('exports the filtered payments as a file', async () => {
  answer('get', 'admin/payments', page);
  const asked = answer('get', 'admin/payments.csv', () => new Response('a;b'));
  URL.createObjectURL = jest.fn(() => 'blob:csv');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open('?status=captured');

  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));

  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(asked[0]!.url.search).toBe('?status=captured');
});

it('reports a file that could not be exported', async () => {
  answer('get', 'admin/payments', page);
  answer('get', 'admin/payments.csv', () => refusal(503, 'SERVICE_UNAVAILABLE'));
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));

  expect(await screen.findByText('Refused: SERVICE_UNAVAILABLE')).toBeVisible();
});
