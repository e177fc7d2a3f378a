import { asciiEmail } from '../../../platform/http/ascii-email.js';
import { Problem } from '../../../platform/http/problem.js';
import type { VerifiedIdentity } from './token-verifier.js';

/** @throws Problem EMAIL_MISMATCH when another person's address is asked about; neither case nor how its domain is written matter */
export function requireOwnEmail(identity: VerifiedIdentity, email: string): void {
  if (asciiEmail(email).toLowerCase() !== identity.email) {
    throw new Problem(403, 'EMAIL_MISMATCH', 'This isn’t the e-mail address you signed in with.');
  }
}
