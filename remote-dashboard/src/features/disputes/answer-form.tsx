import { explainRefusal } from 'api-client';
import { toast } from 'react-hot-toast';
import { object, string } from 'yup';
import { SelectField, TextAreaField } from 'shared-ui/forms';
import { useAnswerDispute } from '../../api/disputes';
import { DataForm, DataFormButtons } from '../../ui/data-form';

const answers = { contest: 'Contest it with the evidence below', accept: 'Accept it: the customer is right' };
const schema = object({
  answer: string()
    .oneOf(['contest', 'accept'] as const, 'Please choose an answer.')
    .required('Please choose an answer.'),
  explanation: string().trim().required('Please enter an explanation.'),
});

interface AnswerFormProps {
  uuid: string;
  /** Of an answer that the provider did not take. */
  explanation: string | null;
}

/** What the bank is answered, once and for good. */
export function AnswerForm({ uuid, explanation: written }: AnswerFormProps) {
  const answering = useAnswerDispute(uuid);
  return (
    <DataForm
      label="Answer the bank"
      className="grid gap-3"
      initialValues={{ answer: '', explanation: written ?? '' }}
      schema={schema}
      explain={(error) => explainRefusal(error, { answer: 'answer', explanation: 'explanation' })}
      onSend={({ answer, explanation }) =>
        answering.mutateAsync(
          { answer: answer === 'accept' ? 'accept' : 'contest', explanation: explanation.trim() },
          { onSuccess: () => toast.success('The answer goes to the bank') },
        )
      }
    >
      <SelectField name="answer" label="Answer" options={answers} />
      <TextAreaField
        name="explanation"
        label="Explanation"
        hint="The bank reads it before the evidence. You can answer once."
        rows={5}
        maxLength={5000}
      />
      <DataFormButtons action="Send the answer" />
    </DataForm>
  );
}
