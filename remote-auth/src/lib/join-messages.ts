/** The messages of a group of fields as one sentence: "First Name is required and Last Name is required". */
export function joinMessages(messages: (string | undefined)[]): string {
  return messages.filter(Boolean).join(' and ');
}
