import { domainToASCII } from 'node:url';

/** What ends the name of a host in an address. */
const notOfDomain = /[\s/:?#@\\[\]%]/u;

/**
 * An e-mail address as identity services and mail servers take it: a domain of other letters in its ASCII form
 * (`ada@bücher.example` → `ada@xn--bcher-kva.example`). One that is no domain stays as it is.
 */
export function asciiEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (start === 0 || !/\P{ASCII}/u.test(domain) || notOfDomain.test(domain)) return email;
  return email.slice(0, start) + (domainToASCII(domain) || domain);
}
