import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { Sheet } from '@drove/shared-ui';
import { TextAreaField } from '@drove/shared-ui/forms';
import type { Car } from '../../api/cars';
import { askOwnerSchema, MOST_CHARACTERS } from './ask-owner.schema';
import { askOwnerLabels } from './labels';

/** The way to a conversation with the car's owner. A visitor types here, signs in, and finds the text again there. */
export function AskOwner({ car }: { car: Car }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAdmin =
    session.status === 'signed-in' && session.user.kind === 'full' && session.user.role === 'admin';
  if (car.is_own || isAdmin || !car.is_public) return null;

  const name = car.owner.first_name;
  const to = `/dashboard/messages/new?car=${car.car_uuid}`;
  if (session.status !== 'signed-out') {
    return (
      <Link to={to} className="btn btn-outline">
        {askOwnerLabels.ask(name)}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className="btn btn-outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {askOwnerLabels.ask(name)}
      </button>
      {/* Around the sheet, so that what was typed is there when it is opened again. */}
      <Formik
        initialValues={{ question: '' }}
        validationSchema={askOwnerSchema}
        // What is behind the # stays in the browser.
        onSubmit={({ question }) => void navigate(`${to}&text=${encodeURIComponent(question.trim())}`)}
      >
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} heading={askOwnerLabels.ask(name)}>
          <Form noValidate>
            <TextAreaField
              name="question"
              label={askOwnerLabels.question}
              hint={askOwnerLabels.hint}
              rows={4}
              maxLength={MOST_CHARACTERS}
            />
            <button type="submit" className="btn mt-4 btn-primary">
              {askOwnerLabels.signIn}
            </button>
          </Form>
        </Sheet>
      </Formik>
    </>
  );
}
