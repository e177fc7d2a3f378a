import { Refused } from '@drove/api-client';
import { Field, Form, Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { may, useKeptForm, type FullUser } from '@drove/shared-auth';
import { fillIn } from '@drove/shared-ui';
import { normalizeEmail } from '@drove/shared-ui/formats';
import { FocusFirstError, SelectField, TextAreaField, TextField } from '@drove/shared-ui/forms';
import { useContactUs, type CaseReceipt, type VisitorMessage } from './api/contact';
import { KeptNote } from '../../ui/kept-note';
import { memberSchema, visitorSchema, type ContactValues } from './contact-form.schema';
import { contactMessage } from './contact.messages';
import { labels, topicLabels } from './labels';
import { TripField } from './trip-field';

interface ContactFormProps {
  /** Who is signed in; a visitor gives a name and an address. */
  member: FullUser | undefined;
  /** Of the case that is continued, from the link in our mail. */
  caseUuid: string | undefined;
  tripUuid: string;
  /** What it is about, from the link that led here. */
  topic: keyof typeof topicLabels | '';
  onSent: (receipt: CaseReceipt) => void;
}

const isField = (name: string): name is keyof ContactValues =>
  ['name', 'email', 'topic', 'text'].includes(name);

/** What is written to us. What was typed stays, whatever the server says, and in the tab when the page is left. */
export function ContactForm({ member, caseUuid, tripUuid, topic: linked, onSent }: ContactFormProps) {
  const contact = useContactUs();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm<ContactValues>({ form: 'contact', fields: ['topic', 'text'] });
  const topic = tripUuid ? 'trip' : linked;
  const initial: ContactValues = {
    name: '',
    email: '',
    topic,
    trip: tripUuid,
    text: '',
    may_read_messages: false,
  };

  async function send(values: ContactValues, { setStatus }: FormikHelpers<ContactValues>) {
    setStatus({});
    const message = {
      topic: values.topic as VisitorMessage['topic'],
      text: values.text.trim(),
      ...(caseUuid && { case_uuid: caseUuid }),
    };
    try {
      const receipt = await contact.mutateAsync(
        member
          ? { from: 'member', json: { ...message, ...aboutTrip(values) } }
          : {
              from: 'visitor',
              json: { ...message, name: values.name.trim(), email: normalizeEmail(values.email) },
            },
      );
      kept.forget();
      onSent(receipt);
    } catch (error) {
      const fields = error instanceof Refused ? Object.entries(error.problem?.fields ?? {}) : [];
      setStatus(
        Object.fromEntries(
          fields.map(([name, said]) => [name, { message: said, value: isField(name) ? values[name] : '' }]),
        ),
      );
    }
  }

  return (
    <Formik initialValues={initial} validationSchema={member ? memberSchema : visitorSchema} onSubmit={send}>
      {({ submitCount, isSubmitting, values }) => (
        <Form ref={form} noValidate aria-label={labels.form} className="grid gap-5">
          <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
          <KeptNote kept={kept} />
          {member ? (
            <p>
              {fillIn(labels.asMember, {
                email: <strong className="font-semibold wrap-anywhere">{member.email}</strong>,
              })}
            </p>
          ) : (
            <>
              <TextField name="name" label={labels.name} autoComplete="name" maxLength={100} />
              <TextField name="email" label={labels.email} autoComplete="email" inputMode="email" />
            </>
          )}
          <SelectField name="topic" label={labels.topic} options={topicLabels} />
          {member && may(member, 'rent') && <TripField isHost={may(member, 'host')} />}
          {member && values.trip !== '' && <MayReadField />}
          <TextAreaField name="text" label={labels.text} hint={labels.textHint} rows={7} />
          <p role="alert" className="text-error empty:hidden">
            {contact.isError && !isSubmitting ? contactMessage(contact.error) : null}
          </p>
          <button
            type="submit"
            className="btn btn-primary max-sm:w-full sm:justify-self-start"
            aria-disabled={isSubmitting}
            aria-busy={isSubmitting}
            // Leaving a field shows what is wrong with it, which would move the button away from under the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (isSubmitting) event.preventDefault();
            }}
          >
            {isSubmitting && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
            <span>{labels.send}</span>
          </button>
        </Form>
      )}
    </Formik>
  );
}

/** Without a trip there is no conversation to read, whatever was ticked before. */
function aboutTrip({ trip, may_read_messages: mayRead }: ContactValues) {
  if (trip === '') return {};
  return { reservation_uuid: trip, ...(mayRead && { may_read_messages: true }) };
}

function MayReadField() {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <Field
          type="checkbox"
          name="may_read_messages"
          className="checkbox mt-0.5 checkbox-primary"
          aria-describedby="may-read-hint"
        />
        <span>{labels.mayRead}</span>
      </label>
      <p id="may-read-hint" className="text-sm text-base-content/75">
        {labels.mayReadHint}
      </p>
    </div>
  );
}
