import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { payment, paymentsPage as page } from '../../testing/accounted-payments';
import { startFakeApi } from '../../testing/api';
import { euros } from '../../testing/reservations';

startFakeApi();

const open = (session = anAdmin()) => renderRoute(remote, '/dashboard/all-payments', { session });

describe('a refund above the limit', () => {
  const approval = {
    approval_uuid: '00000000-0000-4000-8000-0000000000e1',
    kind: 'refund' as const,
    amount: euros(9000),
    reason: 'Dirty seats',
    repayment: null,
    requested_by: { user_uuid: '00000000-0000-4000-8000-0000000000f1', fname: 'Selma', lname: 'Lund' },
    requested_at: '2099-06-04T09:00:00.000Z',
  };
  const waiting = { ...payment, awaiting_approval: approval };
  const showWaiting = () => answer('get', 'admin/payments', { ...page, payments: [waiting] });

  it('waits for a second administrator once it is sent', async () => {
    answer('get', 'admin/payments', page);
    answer('post', 'admin/payments/:payment_uuid/refund', () => {
      showWaiting();
      return waiting;
    });
    open();

    await userEvent.click(await screen.findByRole('button', { name: /^Refund the payment/ }));
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(form.getByLabelText(/^Reason/), 'Dirty seats');
    await userEvent.click(form.getByRole('button', { name: 'Give €207.30 back' }));

    expect(await screen.findAllByText('Waits for a second administrator')).toHaveLength(2);
    expect(screen.queryByText('The refund is on its way')).not.toBeInTheDocument();
  });

  it.each([
    ['Approve', 'approve', 'Approved and carried out'],
    ['Decline', 'decline', 'Declined'],
  ] as const)('is decided by another administrator: %s', async (button, decision, sentence) => {
    showWaiting();
    const sent = answer('post', `admin/approvals/:approval_uuid/${decision}`, () => {
      answer('get', 'admin/payments', page);
      return payment;
    });
    open();

    expect(await screen.findByText(/^Requested by Selma Lund, /)).toBeVisible();
    expect(screen.getByText('Refund of €90.00')).toBeVisible();
    expect(screen.getByText('Dirty seats')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `${button} the refund to Mia Meyer` }));

    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Requested by/)).not.toBeInTheDocument());
    expect(sent[0]!.headers.get('idempotency-key')).toBe(`${decision}-${approval.approval_uuid}`);
  });

  it('is not decided by the administrator who requested it', async () => {
    showWaiting();
    const uuid = approval.requested_by.user_uuid;
    open(anAdmin({ uuid }));

    expect(await screen.findByText('Waits for a second administrator')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).not.toBeInTheDocument();
  });

  it('shows why it can no longer be made', async () => {
    showWaiting();
    answer('post', 'admin/approvals/:approval_uuid/approve', () => refusal(422, 'VALUE_NOT_ALLOWED'));
    open();

    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));

    expect(await screen.findByText('Refused: VALUE_NOT_ALLOWED')).toBeVisible();
  });
});
