import { useId, useState } from 'react';
import { passwordFieldLabels } from '../labels';
import { BelowField } from './form-field';
import { useDescribedField, type FieldProps } from './use-described-field';
import { hidePath, LineIcon, showPath } from '../icons';

interface PasswordFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  autoComplete: 'new-password' | 'current-password';
}

/** A password that its owner may look at while typing. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const { id, error, control } = useDescribedField(name, hint);
  const labelId = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <label id={labelId} htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className={`input w-full pr-1 ${error ? 'input-error' : ''}`}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 grow"
        />
        {/* Described by the label instead of repeating it: asking for "Password" must give the field alone. */}
        <button
          type="button"
          aria-label={passwordFieldLabels.show}
          aria-describedby={labelId}
          aria-pressed={isShown}
          aria-controls={id}
          className="btn btn-ghost btn-square btn-sm"
          onClick={() => setShown(!isShown)}
        >
          <LineIcon path={isShown ? hidePath : showPath} />
        </button>
      </div>
      <BelowField id={id} hint={hint} error={error} />
    </div>
  );
}
