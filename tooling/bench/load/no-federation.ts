/* Stands in the single bundle where the shell speaks to federation's runtime, which is not there. */

export function expectIntegrity(): void {
  // The page's own scripts have theirs.
}

export function forgetChunks(): void {
  // A single bundle has no remote to forget.
}

export function listForExtension(): void {
  // There is nothing to swap.
}
