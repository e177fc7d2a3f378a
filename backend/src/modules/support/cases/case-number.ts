/** A case's number as people see it: `C-1001`. */
export function caseNumber(number: number): string {
  return `C-${number}`;
}
