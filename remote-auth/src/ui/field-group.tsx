import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { fieldGroupLabels } from './labels';

const FieldGroupContext = createContext<string>('');

/** The id of the element that holds the messages of the group around, for `aria-describedby`. */
export const useMessageId = (): string => useContext(FieldGroupContext);

export interface FieldGroupProps {
  /** The names of the fields inside, in the order in which their messages are read. */
  fields: string[];
  /** What helps a person who cannot fill them in as asked; shown while something is wrong. */
  hint?: string;
  children: ReactNode;
}

/** Fields side by side, and below them one sentence with what is wrong in any of them, joined by "and". */
export function FieldGroup({ fields, hint, children }: FieldGroupProps) {
  const id = useId();
  const form = useFormikContext<FormikValues>();
  const messages = fields.flatMap((name) => {
    const { touched, error } = form.getFieldMeta(name);
    return touched && error !== undefined ? [error] : [];
  });

  return (
    <FieldGroupContext value={id}>
      <div>
        <div className={`grid gap-x-4 gap-y-3 ${fields.length > 1 ? 'sm:grid-cols-2' : ''}`}>{children}</div>
        {/* Always there, so that a message is announced when it comes; one line is kept free, which moves nothing. */}
        <p id={id} aria-live="polite" className="min-h-7.5 pt-1 pb-1.5 text-sm text-error">
          {messages.join(fieldGroupLabels.separator)}
        </p>
        {hint !== undefined && messages.length > 0 && <p className="pb-1.5 text-sm">{hint}</p>}
      </div>
    </FieldGroupContext>
  );
}
