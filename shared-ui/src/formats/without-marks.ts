/**
 * What was pasted into a field that takes no invisible character, such as an e-mail address or an amount: without those that
 * documents and web pages put around and into it, and without blanks at its ends.
 */
export function withoutMarks(pasted: string): string {
  return pasted.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
}
