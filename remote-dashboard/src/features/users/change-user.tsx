import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Sheet } from 'shared-ui';
import { TextAreaField } from 'shared-ui/forms';
import { useChangeUser, type UserAction, type UserDetails } from '../../api/users';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainChangeUser } from './change-user.messages';
import { changeUserSchema } from './change-user.schema';

const actions: Record<UserAction, { label: string; explanation: string; done: string; isGrave: boolean }> = {
  suspend: {
    label: 'Suspend',
    explanation:
      'They can still read what is theirs and finish running trips, but book, list and change nothing. Their cars are not shown any more.',
    done: 'The account is suspended',
    isGrave: true,
  },
  reactivate: {
    label: 'Make active again',
    explanation: 'Everything works for them as before, and their cars are shown again.',
    done: 'The account is active again',
    isGrave: false,
  },
  make_admin: {
    label: 'Make an administrator',
    explanation:
      'They see everything and every identity document, and decide on people, cars and money. They cannot book or list cars.',
    done: 'This person is an administrator now',
    isGrave: true,
  },
  end_admin: {
    label: 'End as administrator',
    explanation: 'They become a customer.',
    done: 'This person is a customer now',
    isGrave: true,
  },
};

/** What the signed-in administrator can do to an account, each with a reason. */
export function ChangeUser({ user }: { user: UserDetails }) {
  const [action, setAction] = useState<UserAction>();
  const change = useChangeUser(user.user_uuid);
  if (user.is_me) return <p>This is your own account: only another administrator can change it.</p>;
  if (user.can.length === 0) return <p>Nothing can be done to this account any more.</p>;

  const close = () => setAction(undefined);

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {user.can.map((each, index) => (
          <button
            // What takes an action back stands in its place, and the keyboard with it.
            key={index}
            type="button"
            className={`btn btn-outline ${actions[each].isGrave ? 'btn-error' : ''}`}
            onClick={() => setAction(each)}
          >
            {actions[each].label}
          </button>
        ))}
      </div>
      <Sheet
        isOpen={action !== undefined}
        onClose={close}
        heading={action ? `${actions[action].label}: ${user.fname} ${user.lname}` : ''}
      >
        {action && (
          <DataForm
            label={actions[action].label}
            initialValues={{ reason: '' }}
            schema={changeUserSchema}
            explain={explainChangeUser}
            onSend={({ reason }) => change.mutateAsync({ action, reason: reason.trim() })}
            onSent={() => {
              toast.success(actions[action].done);
              close();
            }}
          >
            <p className="mb-4">{actions[action].explanation}</p>
            <TextAreaField name="reason" label="Reason, which the person reads" />
            <DataFormButtons
              action={actions[action].label}
              actionClass={actions[action].isGrave ? 'btn-error' : 'btn-primary'}
            />
          </DataForm>
        )}
      </Sheet>
    </>
  );
}
