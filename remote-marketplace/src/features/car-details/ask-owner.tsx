import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { Sheet } from '@drove/shared-ui';
import { FormField } from '@drove/shared-ui/forms';
import type { Car } from '../../api/cars';
import { askOwnerLabels } from './labels';

const FIELD_ID = 'question';

/** The way to a conversation with the car's owner. A visitor types here, signs in, and finds the text again there. */
export function AskOwner({ car }: { car: Car }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
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
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} heading={askOwnerLabels.ask(name)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // What is behind the # stays in the browser.
            void navigate(`${to}&text=${encodeURIComponent(text.trim())}`);
          }}
        >
          <FormField
            id={FIELD_ID}
            label={askOwnerLabels.question}
            hint={askOwnerLabels.hint}
            error={undefined}
          >
            <textarea
              id={FIELD_ID}
              rows={4}
              maxLength={2000}
              aria-describedby={`${FIELD_ID}-hint`}
              className="textarea w-full"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </FormField>
          <button type="submit" className="btn mt-4 btn-primary">
            {askOwnerLabels.signIn}
          </button>
        </form>
      </Sheet>
    </>
  );
}
