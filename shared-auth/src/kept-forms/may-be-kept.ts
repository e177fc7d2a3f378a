/** Names of fields that are never kept, whatever the list of a form says. */
const secretName = /pass|card|cvc|cvv|iban|secret|token/i;

/**
 * Whether what was typed into a field may be kept: not a password, not a card, not a file, by its name, by its type and
 * by what browsers fill in (a password that is shown has the type of a text).
 */
export function mayBeKept(name: string): boolean {
  if (secretName.test(name) || name.startsWith('confirm')) return false;
  return [...document.getElementsByName(name)].every((control) => {
    const type = control.getAttribute('type') ?? '';
    const filledWith = control.getAttribute('autocomplete') ?? '';
    return type !== 'password' && type !== 'file' && !/password|one-time-code|\bcc-/.test(filledWith);
  });
}
