import { useId, useState } from 'react';
import { writeState, type IsolationState } from '../isolation-state';

/** For a bug report: anyone who opens the link sees what is seen here. */
export function CopyLink({ state }: { state: IsolationState }) {
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const link = `${location.origin}/${writeState(state)}`;
  const copy = () => {
    void navigator.clipboard.writeText(link).then(() => setCopied(link));
  };
  return (
    <div className="qa-field qa-link">
      <label htmlFor={id}>Link to this state</label>
      <div className="qa-buttons">
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={copy}>
          Copy
        </button>
        <output>{copied === link ? 'Copied' : ''}</output>
      </div>
    </div>
  );
}
