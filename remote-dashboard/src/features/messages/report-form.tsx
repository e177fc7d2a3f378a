import { Field } from 'formik';
import { SelectField, TextAreaField } from '@drove/shared-ui/forms';
import type { ThreadMessage } from './api/messages-api';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { useReport } from './api/threads';
import { reportDialogLabels } from './labels';
import { clockAt, dayAt, dayLabel } from './message-times';
import { explainReport } from './report-form.messages';
import { reportSchema } from './report-form.schema';

/** So many of the newest can be reported; who reports does so soon. */
const SHOWN = 20;

interface ReportFormProps {
  threadUuid: string;
  /** The oldest first. */
  messages: ThreadMessage[];
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Reports a message of the other side, and says how much of the conversation may be read. */
export function ReportForm({ threadUuid, messages, onDone, onClose }: ReportFormProps) {
  const report = useReport(threadUuid);
  const theirs = messages.filter(({ is_mine: isMine, text }) => !isMine && text !== null).slice(-SHOWN);
  const options = Object.fromEntries(
    theirs.toReversed().map((message) => [message.message_uuid, describe(message)]),
  );
  if (theirs.length === 0) return <p>{reportDialogLabels.none}</p>;
  return (
    <DataForm
      label={reportDialogLabels.heading}
      initialValues={{ message_uuid: theirs.at(-1)?.message_uuid ?? '', text: '', may_read_messages: false }}
      schema={reportSchema}
      explain={explainReport}
      keep={{ form: `report:${threadUuid}`, fields: ['text'] }}
      onSend={async ({ text, ...values }) => {
        const { case_number: number } = await report.mutateAsync({ ...values, text: text.trim() });
        onDone(reportDialogLabels.done(number));
      }}
    >
      <p className="mb-4">{reportDialogLabels.explanation}</p>
      <SelectField name="message_uuid" label={reportDialogLabels.message} options={options} />
      <div className="mt-4">
        <TextAreaField name="text" label={reportDialogLabels.text} rows={4} />
      </div>
      <label className="mt-4 flex items-start gap-3">
        <Field
          type="checkbox"
          name="may_read_messages"
          className="checkbox mt-0.5"
          aria-describedby="may-read-hint"
        />
        <span>{reportDialogLabels.mayRead}</span>
      </label>
      <p id="may-read-hint" className="mt-1 text-sm text-base-content/75">
        {reportDialogLabels.mayReadHint}
      </p>
      <DataFormButtons
        action={reportDialogLabels.submit}
        cancel={reportDialogLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}

const describe = ({ created_at: at, text }: ThreadMessage) =>
  `${dayLabel(dayAt(at))}, ${clockAt(at)}: ${text ?? ''}`;
