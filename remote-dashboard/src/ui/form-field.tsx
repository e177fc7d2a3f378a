import { useField, useFormikContext } from 'formik';
import { useId, type InputHTMLAttributes } from 'react';

/** What the server held against a value of a field, until the value changes. */
export type ServerErrors = Partial<Record<string, { message: string; value: unknown }>>;

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

/** A field of the form around it, with the ids and states that tie it to its label and its message. */
function useDescribedField(name: string, hint: string | undefined) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const refused = (useFormikContext().status as ServerErrors | undefined)?.[name];
  const error = (meta.touched && meta.error) || (refused?.value === meta.value ? refused.message : undefined);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    error,
    control: {
      ...field,
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

function Label({ id, label, isOptional = false }: { id: string; label: string; isOptional?: boolean }) {
  return (
    <label htmlFor={id} className="mb-1 block text-sm font-medium">
      {label}
      {isOptional && <span className="font-normal text-base-content/75"> (optional)</span>}
    </label>
  );
}

function Below({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-base-content/75">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </>
  );
}

type InputProps = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'min' | 'max'>;

/** A day of the calendar, typed or chosen. */
export function DayField({ name, label, hint, isOptional = false, ...input }: InputProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <Label id={id} label={label} isOptional={isOptional} />
      <input type="date" {...control} {...input} className={`input w-full ${error ? 'input-error' : ''}`} />
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** A choice of a few; nothing is chosen at first. */
export function ChoiceField({
  name,
  label,
  hint,
  isOptional = false,
  options,
}: FieldProps & { options: Record<string, string> }) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <Label id={id} label={label} isOptional={isOptional} />
      <select {...control} className={`select w-full ${error ? 'select-error' : ''}`}>
        <option value="">Choose…</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several lines of text. */
export function LinesField({ name, label, hint, isOptional = false }: FieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  return (
    <div>
      <Label id={id} label={label} isOptional={isOptional} />
      <textarea
        {...control}
        rows={3}
        maxLength={1000}
        className={`textarea w-full ${error ? 'textarea-error' : ''}`}
      />
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}
