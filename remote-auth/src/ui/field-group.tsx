import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { joinMessages } from '../lib/join-messages';

const FieldGroupContext = createContext<string | undefined>(undefined);

/** The id of the element that holds the group's messages, for `aria-describedby`. */
export function useGroupMessagesId(): string | undefined {
  return useContext(FieldGroupContext);
}

export interface FieldGroupProps {
  /** The names of the fields inside, in the order in which their messages are read. */
  fields: string[];
  children: ReactNode;
}

/** Fields side by side whose messages are joined in one line under them. */
export function FieldGroup({ fields, children }: FieldGroupProps) {
  const id = useId();
  const form = useFormikContext<FormikValues>();
  const messages = fields.map((name) =>
    form.getFieldMeta(name).touched ? form.getFieldMeta(name).error : undefined,
  );

  return (
    <FieldGroupContext value={id}>
      <div>
        <div className={fields.length > 1 ? 'grid gap-x-4 gap-y-4 sm:grid-cols-2' : undefined}>
          {children}
        </div>
        {/* Always there, so that a message is announced when it comes, and one line pushes nothing away. */}
        <p id={id} aria-live="polite" className="mt-1 mb-1.5 min-h-5 text-sm text-error">
          {joinMessages(messages)}
        </p>
      </div>
    </FieldGroupContext>
  );
}
