import { toast } from 'react-hot-toast';
import { object, string } from 'yup';
import { SelectField, TextAreaField } from '@drove/shared-ui/forms';
import { useAnswerDispute } from './api/disputes';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainAnswer } from './answer-form.messages';
import { answerFormLabels } from './labels';

const answers = {
  contest: answerFormLabels.answers.contest,
  accept: answerFormLabels.answers.accept,
};
const schema = object({
  answer: string()
    .oneOf(['contest', 'accept'] as const, answerFormLabels.answerMissing)
    .required(answerFormLabels.answerMissing),
  explanation: string().trim().required(answerFormLabels.explanationMissing),
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
      label={answerFormLabels.form}
      className="grid gap-3"
      initialValues={{ answer: '', explanation: written ?? '' }}
      schema={schema}
      explain={explainAnswer}
      onSend={({ answer, explanation }) =>
        answering.mutateAsync(
          { answer: answer === 'accept' ? 'accept' : 'contest', explanation: explanation.trim() },
          { onSuccess: () => toast.success(answerFormLabels.sent) },
        )
      }
    >
      <SelectField name="answer" label={answerFormLabels.answer} options={answers} />
      <TextAreaField
        name="explanation"
        label={answerFormLabels.explanation}
        hint={answerFormLabels.explanationHint}
        rows={5}
        maxLength={5000}
      />
      <DataFormButtons action={answerFormLabels.submit} />
    </DataForm>
  );
}
