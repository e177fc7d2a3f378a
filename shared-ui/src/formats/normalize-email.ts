import { withoutMarks } from './without-marks';

/** What ends the name of a host in an address. */
const notOfDomain = /[\s/:?#@\\[\]%]/;

/**
 * An e-mail address as sign-in and mail servers take it: without what was pasted around it, and a domain of other letters
 * in its ASCII form (`ada@bücher.example` → `ada@xn--bcher-kva.example`). One that is no domain stays as typed.
 */
export function normalizeEmail(typed: string): string {
  const email = withoutMarks(typed);
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (start === 0 || !/\P{ASCII}/u.test(domain) || notOfDomain.test(domain)) return email;
  try {
    return email.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}
