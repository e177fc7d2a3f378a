import { useId, useState } from 'react';
import { EyeIcon } from './eye-icon';
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
          aria-label={passwordFieldLabels.showCharacters}
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
