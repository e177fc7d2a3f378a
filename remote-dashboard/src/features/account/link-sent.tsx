import { useState } from 'react';
import { useAuth } from '@drove/shared-auth';
import { BusyButton, Notice } from '@drove/shared-ui';
import { linkSentLabels } from './labels';

interface LinkSentProps {
  newEmail: string;
  /** The address that signs in at present. */
  email: string;
}

/** What happens next with a new address, and whether it has happened. */
export function LinkSent({ newEmail, email }: LinkSentProps) {
  const { retryProfile } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [hasLooked, setLooked] = useState(false);

  async function look() {
    setBusy(true);
    // A service that ends sessions on such a change leads to the sign-in page from here.
    await retryProfile();
    setLooked(true);
    setBusy(false);
  }

  if (email.toLowerCase() === newEmail.toLowerCase()) {
    return (
      <Notice tone="success" role="status" heading={linkSentLabels.changedHeading}>
        <p>{linkSentLabels.changedText(newEmail)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" role="status" heading={linkSentLabels.heading(newEmail)}>
      <p>{linkSentLabels.text(email)}</p>
      {hasLooked && !isBusy && <p className="font-medium">{linkSentLabels.notOpened}</p>}
      <div className="mt-2">
        <BusyButton isBusy={isBusy} className="btn-outline" onClick={() => void look()}>
          {linkSentLabels.confirm}
        </BusyButton>
      </div>
    </Notice>
  );
}
