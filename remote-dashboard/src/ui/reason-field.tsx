import { useId } from 'react';

interface ReasonFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  isOptional?: boolean;
  rows?: number;
  maxLength?: number;
  onChange: (value: string) => void;
}

/** Some lines of text that say why. */
export function ReasonField({
  label,
  value,
  error,
  isOptional = false,
  rows = 3,
  maxLength = 1000,
  onChange,
}: ReasonFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-base-content/75"> (optional)</span>}
      </label>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        className={`textarea w-full ${error ? 'textarea-error' : ''}`}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
