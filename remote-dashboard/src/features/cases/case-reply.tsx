import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { BusyButton, Panel } from '@drove/shared-ui';
import { TextAreaField } from '@drove/shared-ui/forms';
import { object, string } from 'yup';
import { useReplyToCase, useSetCaseStatus, type Case } from './api/cases';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainReply } from './case-reply.messages';
import { caseReplyLabels as labels } from './labels';

const replySchema = object({
  text: string().trim().required(labels.missing).max(5000, labels.tooLong),
});

interface CaseReplyProps {
  case: Case;
  /** Tells why nothing was done: it stays when the form goes, since another person has acted. */
  onRefused: (message: string) => void;
}

/** The reply, which goes out by mail, then on to the next in the queue; and closing or opening it again. */
export function CaseReply({ case: one, onRefused }: CaseReplyProps) {
  const navigate = useNavigate();
  const reply = useReplyToCase(one.case_uuid);
  const setStatus = useSetCaseStatus(one.case_uuid);
  const isClosed = one.status === 'closed';
  // What a person writes meanwhile is answered unread otherwise.
  const last = one.messages.at(-1);
  const seen = last && { seen_message_uuid: last.message_uuid };

  function goOn({ next_case_uuid: next }: Case) {
    if (one.status === 'open') void navigate(`/dashboard/cases${next ? `/${next}` : ''}`);
  }
  function change(status: 'open' | 'closed') {
    if (setStatus.isPending) return;
    onRefused('');
    setStatus.mutate(
      { status, ...seen },
      {
        onSuccess: (changed) => {
          toast.success(status === 'closed' ? labels.closed : labels.reopened);
          if (status === 'closed') goOn(changed);
        },
        onError: (error) => onRefused(explainReply(error).message),
      },
    );
  }

  if (isClosed) {
    return (
      <BusyButton
        className="btn-outline justify-self-start"
        isBusy={setStatus.isPending}
        onClick={() => change('open')}
      >
        {labels.reopen}
      </BusyButton>
    );
  }
  return (
    <Panel heading={labels.heading}>
      <DataForm
        label={labels.heading}
        initialValues={{ text: '' }}
        schema={replySchema}
        keep={{ form: `case:${one.case_uuid}`, fields: ['text'] }}
        explain={explainReply}
        onSend={({ text }) =>
          reply.mutateAsync(
            { text, ...seen },
            {
              onSuccess: (answered) => {
                toast.success(labels.sent);
                goOn(answered);
              },
            },
          )
        }
      >
        <TextAreaField name="text" label={labels.field} hint={labels.hint} rows={7} maxLength={5000} />
        <DataFormButtons
          action={labels.send}
          cancel={one.status === 'open' ? labels.closeUnanswered : labels.close}
          onCancel={() => change('closed')}
        />
      </DataForm>
    </Panel>
  );
}
