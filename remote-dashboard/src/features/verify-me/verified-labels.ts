import { formatDay } from '@drove/shared-ui/formats';
import type { MyVerification } from './api/my-verification';

/** What it means to be verified: what is next, as the server says it, or until when the documents are valid. */
export function verifiedText({ facts, next_step: nextStep }: MyVerification): string {
  if (nextStep !== null) return nextStep;
  const { licence_expires_on: licenceOn, identity_expires_on: identityOn } = facts;
  const until = [
    identityOn && `identity document is valid until ${formatDay(identityOn)}`,
    licenceOn && `driving licence ${identityOn ? '' : 'is valid '}until ${formatDay(licenceOn)}`,
  ].filter(Boolean);
  const valid = until.length > 0 ? `Your ${until.join(', your ')}. ` : '';
  return `${valid}We’ll ask for a new document when one expires.`;
}
