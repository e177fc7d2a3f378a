import { useFormikContext, type FormikValues } from 'formik';
import { Children, createContext, useContext, useId, type CSSProperties, type ReactNode } from 'react';
import { fieldGroupLabels } from './labels';

const FieldGroupContext = createContext<string>('');

const messageId = (groupId: string, name: string) => `${groupId}-${name}`;

/** The id of the element that holds a field's message, for `aria-describedby`. */
export function useMessageId(name: string): string {
  return messageId(useContext(FieldGroupContext), name);
}

export interface FieldGroupProps {
  /** The names of the fields inside, in the order in which their messages are read. */
  fields: string[];
  children: ReactNode;
}

/**
 * Fields side by side. Each message stands under its own field; together they are one sentence, joined by "and",
 * which is announced and read as a whole.
 */
export function FieldGroup({ fields, children }: FieldGroupProps) {
  const id = useId();
  const form = useFormikContext<FormikValues>();
  const wrong = fields.flatMap((name, index) => {
    const { touched, error } = form.getFieldMeta(name);
    return touched && error !== undefined ? [{ name, index, error }] : [];
  });

  return (
    <FieldGroupContext value={id}>
      <div
        className={`field-group ${fields.length > 1 ? 'sm:grid-cols-2' : ''}`}
        style={rowsOf(fields.length)}
      >
        {Children.map(children, (child, index) => (
          <div className="field-group-field" style={placeOf(index)}>
            {child}
          </div>
        ))}
        {/* Always there, so that a message is announced when it comes. */}
        <p aria-live="polite" className="contents">
          {wrong.map(({ name, index, error }, position) => (
            <span key={name} className="field-group-message" style={placeOf(index)}>
              <span id={messageId(id, name)}>{error}</span>
              {position < wrong.length - 1 && fieldGroupLabels.and}
            </span>
          ))}
        </p>
      </div>
    </FieldGroupContext>
  );
}

/** How many rows of fields there are in one column and in two. */
const rowsOf = (fields: number) =>
  ({ '--narrow-rows': fields, '--wide-rows': Math.ceil(fields / 2) }) as CSSProperties;

/** The rows of a field in one column and in two; its message is in the row after. */
function placeOf(index: number): CSSProperties {
  const rows = { '--narrow-row': 2 * index + 1, '--wide-row': 2 * Math.floor(index / 2) + 1 };
  return { ...rows, '--wide-column': (index % 2) + 1 } as CSSProperties;
}
