import { useState } from 'react';
import { useAuth } from 'shared-auth';
import { BusyButton, Notice } from 'shared-ui';

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
      <Notice tone="success" role="status" heading="Your email address is changed">
        <p>From now on you sign in with {newEmail}.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" role="status" heading={`We sent a link to ${newEmail}`}>
      <p>
        Open it to sign in with the new address. Until then, sign in with {email}. If nothing arrives, check
        your spam folder or change the address again.
      </p>
      {hasLooked && !isBusy && <p className="font-medium">The link has not been opened yet.</p>}
      <div className="mt-2">
        <BusyButton isBusy={isBusy} className="btn-outline" onClick={() => void look()}>
          I’ve opened the link
        </BusyButton>
      </div>
    </Notice>
  );
}
