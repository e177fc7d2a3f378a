import { isRefusedWith, Refused } from '@drove/api-client';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import {
  useSaveMyFacts,
  useSaveMyProfile,
  useSubmitMyVerification,
  type MyVerification,
} from './api/my-verification';
import { toFacts, toProfile, type FactsValues } from './facts-form.schema';
import { documentsFormLabels } from './labels';
import { sendMessage } from './send.messages';
import { settleUploads, type Uploads } from './uploads';

/** Saves what was entered, and sends it when nothing is missing. What was entered stays, whatever happens. */
export function useSendDocuments(uploads: Uploads) {
  const saveFacts = useSaveMyFacts();
  const saveProfile = useSaveMyProfile();
  const submit = useSubmitMyVerification();
  const [message, setMessage] = useState('');
  const [needsConfirmation, setNeedsConfirmation] = useState(false);

  async function save(values: FactsValues): Promise<MyVerification> {
    const profile = toProfile(values);
    if (Object.keys(profile).length > 0) await saveProfile.mutateAsync(profile);
    return saveFacts.mutateAsync(toFacts(values));
  }

  async function attempt(
    values: FactsValues,
    { setStatus }: FormikHelpers<FactsValues>,
    send: () => Promise<Record<string, string>>,
  ) {
    const mark = (fields: Record<string, string>) =>
      setStatus(
        Object.fromEntries(
          Object.entries(fields).map(([field, sentence]) => [
            field,
            { message: sentence, value: values[field as keyof FactsValues] },
          ]),
        ),
      );
    setMessage('');
    setNeedsConfirmation(false);
    mark({});
    try {
      mark(await send());
    } catch (error) {
      setMessage(sendMessage(error));
      setNeedsConfirmation(isRefusedWith<'POST /my/verification/submit'>(error, 'EMAIL_NOT_CONFIRMED'));
      mark(error instanceof Refused ? (error.problem?.fields ?? {}) : {});
    }
  }

  const sendAll = (values: FactsValues, helpers: FormikHelpers<FactsValues>) =>
    attempt(values, helpers, async () => {
      const haveArrived = await settleUploads(uploads);
      const { missing } = await save(values);
      helpers.resetForm({ values, submitCount: 1 });
      if (Object.keys(missing).length > 0) return missing;
      if (!haveArrived) {
        setMessage(documentsFormLabels.notUploaded);
        return {};
      }
      await submit.mutateAsync();
      toast.success('Documents sent');
      return {};
    });

  const saveForLater = (values: FactsValues, helpers: FormikHelpers<FactsValues>) =>
    attempt(values, helpers, async () => {
      await save(values);
      helpers.resetForm({ values });
      toast.success('Saved. You can continue at any time');
      return {};
    });

  const confirmed = () => {
    setMessage('');
    setNeedsConfirmation(false);
    toast.success('Email confirmed. You can send your documents now');
  };

  return { sendAll, saveForLater, message, needsConfirmation, confirmed };
}
