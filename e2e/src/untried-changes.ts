/**
 * Operations that no journey brings about yet. Their requests are checked against the API's document by the tests of their
 * screens, and their answers by the backend's own; a line goes once a journey presses its button.
 */
export const untriedChanges: ReadonlySet<string> = new Set([]);
