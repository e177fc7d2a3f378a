import { explainRefusal } from 'api-client';
import { toast } from 'react-hot-toast';
import { Sheet } from 'shared-ui';
import { formatMoney } from 'shared-ui/formats';
import { TextField } from 'shared-ui/forms';
import { object, string } from 'yup';
import { useAnswerBankTransfers, type BankTransfer } from '../../api/bank-transfers';
import { DataForm, DataFormButtons } from '../../ui/data-form';

/** What is about to be said of which lines of the file for the bank. */
export interface AskedAnswer {
  answer: 'paid' | 'returned';
  transfers: BankTransfer[];
}

/** As many as the API takes at once. */
const atOnce = 100;
const none = object({ reason: string() });
const withReason = object({ reason: string().trim().required('Enter the reason your bank gives.') });

/** Says what follows, and marks the lines as paid or returned. */
export function BankAnswerDialog({
  asked,
  onClose,
}: {
  asked: AskedAnswer | undefined;
  onClose: () => void;
}) {
  return (
    <Sheet isOpen={asked !== undefined} onClose={onClose} heading={asked ? headingOf(asked) : ''}>
      {asked && <AnswerForm asked={asked} onClose={onClose} />}
    </Sheet>
  );
}

function AnswerForm({ asked: { answer, transfers }, onClose }: { asked: AskedAnswer; onClose: () => void }) {
  const say = useAnswerBankTransfers();
  const isReturned = answer === 'returned';

  async function send(reason: string) {
    const uuids = transfers.map(({ transfer_uuid: uuid }) => uuid);
    if (isReturned) {
      await say.mutateAsync({ path: `${uuids[0]}/return`, json: { reason: reason.trim() } });
      return;
    }
    for (let first = 0; first < uuids.length; first += atOnce) {
      const json = { transfer_uuids: uuids.slice(first, first + atOnce) };
      await say.mutateAsync({ path: 'confirm', json });
    }
  }

  return (
    <DataForm
      label={isReturned ? 'Mark as returned' : 'Mark as paid'}
      initialValues={{ reason: '' }}
      schema={isReturned ? withReason : none}
      explain={(error) => explainRefusal(error, { reason: 'reason' })}
      onSend={({ reason }) => send(reason)}
      onSent={() => {
        toast.success(isReturned ? 'Marked as returned' : 'Marked as paid');
        onClose();
      }}
    >
      <p className="mb-4">
        {isReturned
          ? 'We’ll tell the owner, and their payouts wait. Once they enter their bank account again, the amount goes into the next file.'
          : 'Only mark what your bank statement shows as sent. We’ll tell the owners that they’ve been paid.'}
      </p>
      {isReturned && <TextField name="reason" label="Reason your bank gives" maxLength={200} />}
      <DataFormButtons
        action={isReturned ? 'Mark as returned' : 'Mark as paid'}
        actionClass={isReturned ? 'btn-error' : 'btn-primary'}
        cancel="Not now"
        onCancel={onClose}
      />
    </DataForm>
  );
}

function headingOf({ answer, transfers }: AskedAnswer): string {
  const [first] = transfers;
  if (transfers.length > 1 || first === undefined) return `Mark ${transfers.length} transfers as paid?`;
  const what = `${formatMoney(first.amount)} to ${first.owner.fname} ${first.owner.lname}`;
  return answer === 'paid' ? `${what}: paid?` : `${what}: returned?`;
}
