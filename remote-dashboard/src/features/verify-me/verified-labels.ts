import { formatDay, todayIn } from 'shared-ui/formats';
import type { MyVerification } from './api/my-verification';

/**
 * What it means to be verified: until when, and what to do about a licence that an owner did not send or that ran
 * out. A verification that stands takes no further document.
 */
export function verifiedWords({ facts, required }: MyVerification): { text: string; mayRent: boolean } {
  const { licence_expires_on: licenceOn, identity_expires_on: identityOn } = facts;
  const today = todayIn('UTC');
  // Of customers both are valid: they are asked for another as soon as one runs out.
  const isOwner = !required.includes('licence_front');
  if (isOwner && (!licenceOn || licenceOn < today)) {
    const lack = licenceOn
      ? `Your driving licence was valid until ${formatDay(licenceOn)}, so you can’t rent other people’s cars.`
      : 'To rent cars, we also need your driving licence.';
    const after = identityOn ? `, after ${formatDay(identityOn)}` : '';
    return {
      text: `${lack} You can send it here once your identity document has expired${after}. To rent before that, sign up as a customer with another email address. Your own cars are not affected.`,
      mayRent: false,
    };
  }
  const until = [
    identityOn && `identity document is valid until ${formatDay(identityOn)}`,
    licenceOn && `driving licence ${identityOn ? '' : 'is valid '}until ${formatDay(licenceOn)}`,
  ].filter(Boolean);
  const valid = until.length > 0 ? `Your ${until.join(', your ')}. ` : '';
  return {
    text: `${valid}We’ll ask for a new document when one expires.`,
    mayRent: true,
  };
}
