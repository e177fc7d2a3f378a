import { useMutation } from '@tanstack/react-query';
import { explainRefusal, useApi } from '@drove/api-client';
import { Form, Formik, type FormikHelpers } from 'formik';
import { SubmitButton } from '@drove/shared-ui';
import { TextField } from '@drove/shared-ui/forms';
import { MessagePage } from '@drove/shared-ui/message-page';
import { object, string } from 'yup';
import { phoneNeededLabels as labels } from './labels';

const schema = object({ phone: string().trim().required(labels.missing) });

/** Asks again for a telephone number before a booking: the one of the registration cannot be read. */
export function PhoneNeeded({ onSaved }: { onSaved: () => void }) {
  const api = useApi();
  const change = useMutation({
    mutationFn: (json: { phone: string }) => api.patch('/my/account', { json }),
  });

  async function save(values: { phone: string }, { setStatus }: FormikHelpers<{ phone: string }>) {
    const refuse = (message: string) => setStatus({ phone: { message, value: values.phone } });
    try {
      const { phone_e164: e164 } = await change.mutateAsync(values);
      if (e164 === null) refuse(labels.unreadable);
      else onSaved();
    } catch (error) {
      refuse(explainRefusal<'PATCH /my/account'>(error, {}, { VALUE_NOT_ALLOWED: null }).message);
    }
  }

  return (
    <Formik initialValues={{ phone: '' }} validationSchema={schema} onSubmit={save}>
      {({ isSubmitting }) => (
        <Form noValidate aria-label={labels.heading}>
          <MessagePage
            heading={labels.heading}
            ways={<SubmitButton isBusy={isSubmitting}>{labels.submit}</SubmitButton>}
          >
            <p>{labels.explanation}</p>
            <TextField
              name="phone"
              label={labels.phone}
              hint={labels.hint}
              type="tel"
              autoComplete="tel"
              maxLength={40}
            />
          </MessagePage>
        </Form>
      )}
    </Formik>
  );
}
