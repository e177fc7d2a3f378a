import { toast } from 'react-hot-toast';
import { Sheet } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import { TextField } from '@drove/shared-ui/forms';
import { object, string } from 'yup';
import { useAnswerBankTransfers, type BankTransfer } from './api/bank-transfers';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainBankAnswer } from './bank-answer.messages';
import { bankAnswerDialogLabels } from './labels';

/** What is about to be said of which lines of the file for the bank. */
export interface AskedAnswer {
  answer: 'paid' | 'returned';
  transfers: BankTransfer[];
}

/** As many as the API takes at once. */
const atOnce = 100;
const none = object({ reason: string() });
const withReason = object({
  reason: string().trim().required(bankAnswerDialogLabels.reasonMissing),
});

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
      const [returned = ''] = uuids;
      await say.mutateAsync({ returned, reason: reason.trim() });
      return;
    }
    for (let first = 0; first < uuids.length; first += atOnce) {
      await say.mutateAsync({ paid: uuids.slice(first, first + atOnce) });
    }
  }

  return (
    <DataForm
      label={isReturned ? bankAnswerDialogLabels.returnedSubmit : bankAnswerDialogLabels.paidSubmit}
      initialValues={{ reason: '' }}
      schema={isReturned ? withReason : none}
      explain={explainBankAnswer}
      onSend={({ reason }) => send(reason)}
      onSent={() => {
        toast.success(isReturned ? bankAnswerDialogLabels.returnedDone : bankAnswerDialogLabels.paidDone);
        onClose();
      }}
    >
      <p className="mb-4">
        {isReturned ? bankAnswerDialogLabels.returnedText : bankAnswerDialogLabels.paidText}
      </p>
      {isReturned && <TextField name="reason" label={bankAnswerDialogLabels.reason} maxLength={200} />}
      <DataFormButtons
        action={isReturned ? bankAnswerDialogLabels.returnedSubmit : bankAnswerDialogLabels.paidSubmit}
        actionClass={isReturned ? 'btn-error' : 'btn-primary'}
        cancel={bankAnswerDialogLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}

function headingOf({ answer, transfers }: AskedAnswer): string {
  const [first] = transfers;
  if (transfers.length > 1 || first === undefined)
    return bankAnswerDialogLabels.allPaidHeading(transfers.length);
  const what = bankAnswerDialogLabels.transfer(
    formatMoney(first.amount),
    first.owner.fname,
    first.owner.lname,
  );
  return answer === 'paid'
    ? bankAnswerDialogLabels.paidHeading(what)
    : bankAnswerDialogLabels.returnedHeading(what);
}
