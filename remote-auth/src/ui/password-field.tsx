import { useId, useState } from 'react';
import { passwordFieldLabels } from './labels';
import { useDescribedField } from './use-described-field';

export interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'new-password' | 'current-password';
}

/**
 * A password that its owner may look at while typing. The button is described by the label instead of repeating
 * it in its name: asking for the control named "Password" must give the field alone.
 */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const field = useDescribedField(name);
  const labelId = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <label id={labelId} htmlFor={field.id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className={`input w-full pr-1 ${field['aria-invalid'] ? 'input-error' : ''}`}>
        <input
          {...field}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 grow"
        />
        <button
          type="button"
          aria-label={passwordFieldLabels.show}
          aria-describedby={labelId}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
          className="btn btn-ghost btn-square btn-sm"
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      </div>
    </div>
  );
}

/** An eye; crossed out when a click would hide again. */
function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {isCrossed && <path d="m4 4 16 16" />}
    </svg>
  );
}
