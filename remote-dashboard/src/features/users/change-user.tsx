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
      'They can still see their data and finish open trips, but can’t book, list or change anything. Their cars are no longer listed.',
    done: 'The account is suspended',
    isGrave: true,
  },
  reactivate: {
    label: 'Reactivate',
    explanation: 'Everything works as before, and their cars are listed again.',
    done: 'The account is active again',
    isGrave: false,
  },
  make_admin: {
    label: 'Make an administrator',
    explanation:
      'They can see everything, including identity documents, and decide on people, cars and money. They can’t book or list cars.',
    done: 'This person is now an administrator',
    isGrave: true,
  },
  end_admin: {
    label: 'Remove as administrator',
    explanation: 'They become a customer.',
    done: 'This person is now a customer',
    isGrave: true,
  },
};

/** What the signed-in administrator can do to an account, each with a reason. */
export function ChangeUser({ user }: { user: UserDetails }) {
  const [action, setAction] = useState<UserAction>();
  const change = useChangeUser(user.user_uuid);
  if (user.is_me) return <p>This is your own account: only another administrator can change it.</p>;
  if (user.can.length === 0) return <p>This account can no longer be changed.</p>;

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
            <TextAreaField name="reason" label="Reason (they will see it)" />
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
