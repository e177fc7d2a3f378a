/** The one list of what a log never holds: fields by name, and text by what it looks like. */

export const redacted = '[redacted]';

/** Fields that are redacted as they are, whatever they hold, at the top and up to two levels below it. */
const secretFields = [
  ...['authorization', 'cookie', 'password', 'secret', 'token', 'idToken', 'accessToken', 'apiKey'],
  ...['headers', 'body', 'query', 'params', 'parameters', 'payload', 'rawBody'],
  ...[
    'email',
    'phone',
    'phone_e164',
    'fname',
    'lname',
    'address',
    'iban',
    'card',
    'detail',
    'raw',
    'rejected',
    'envelope',
  ],
];

export const secretPaths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/**
 * Text that is redacted wherever it stands in a line. Each pattern is linear, and takes no quote and no backslash, so that
 * a line of JSON stays one.
 */
const secretTexts: [pattern: RegExp, replacement: string][] = [
  // A signed token, whole or cut off: base64 of `{"`.
  [/eyJ[\w-]{5,}(?:\.[\w-]*)*/g, redacted],
  [/\b(Bearer|Basic) +[^\s"\\]{6,}/gi, `$1 ${redacted}`],
  // Stripe's secrets, Google's access tokens, private keys.
  [/\b(?:sk|rk|whsec)_\w{6,}/g, redacted],
  [/\bya29\.[\w.-]+/g, redacted],
  [/-----BEGIN [^-"]{1,40}-----[^-"]*(?:-----END [^-"]{1,40}-----)?/g, redacted],
  // The query of an address, or what looks like one; before e-mail addresses, which may stand in it.
  [/\?[^\s"\\?=]{1,64}=[^\s"\\]*/g, `?${redacted}`],
  // What stops a person's mails, and what shows their trip.
  [/\/(unsubscribe|shared-trips?|phone-uploads?)\/[\w-]+/g, `/$1/${redacted}`],
  // The user and password of an address.
  [/\/\/[^\s"\\/@]{1,256}@/g, '//'],
  // Without a slash: `node_modules/@scope` in a stack is no e-mail address.
  [/[^\s"\\@<>(),;:/]{1,64}(?:@|%40)[^\s"\\@<>(),;:/]+/gi, redacted],
  // 15 to 19 digits are a card's number; a time in milliseconds has 13, and a fraction follows a point.
  [/(?<=":)\d{15,19}(?=[,}\]])/g, `"${redacted}"`],
  [/(?<![\d.])\d(?:[ -]?\d){14,18}(?!\d)/g, redacted],
];

/** The text without anything that looks like a secret or identifies a person. */
export function redactText(text: string): string {
  return secretTexts.reduce(
    (redactedSoFar, [pattern, replacement]) => redactedSoFar.replace(pattern, replacement),
    text,
  );
}
