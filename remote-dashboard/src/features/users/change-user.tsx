import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Sheet } from '@drove/shared-ui';
import { TextAreaField } from '@drove/shared-ui/forms';
import { isolated } from '@drove/shared-ui/formats';
import { useChangeUser, type UserAction, type UserDetails } from './api/users';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainChangeUser } from './change-user.messages';
import { changeUserSchema } from './change-user.schema';
import { changeUserLabels } from './labels';

const actions: Record<UserAction, { label: string; explanation: string; done: string; isGrave: boolean }> = {
  suspend: {
    label: changeUserLabels.suspend,
    explanation: changeUserLabels.suspendText,
    done: changeUserLabels.suspendDone,
    isGrave: true,
  },
  reactivate: {
    label: changeUserLabels.reactivate,
    explanation: changeUserLabels.reactivateText,
    done: changeUserLabels.reactivateDone,
    isGrave: false,
  },
  make_admin: {
    label: changeUserLabels.promote,
    explanation: changeUserLabels.promoteText,
    done: changeUserLabels.promoteDone,
    isGrave: true,
  },
  end_admin: {
    label: changeUserLabels.demote,
    explanation: changeUserLabels.demoteText,
    done: changeUserLabels.demoteDone,
    isGrave: true,
  },
};

/** What the signed-in administrator can do to an account, each with a reason. */
export function ChangeUser({ user }: { user: UserDetails }) {
  const [action, setAction] = useState<UserAction>();
  const change = useChangeUser(user.user_uuid);
  if (user.is_me) return <p>{changeUserLabels.ownAccount}</p>;
  if (user.can.length === 0) return <p>{changeUserLabels.closedAccount}</p>;

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
        heading={action ? `${actions[action].label}: ${isolated(`${user.fname} ${user.lname}`)}` : ''}
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
            <TextAreaField name="reason" label={changeUserLabels.reason} />
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
