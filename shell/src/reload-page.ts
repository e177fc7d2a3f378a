/**
 * Loads the page again with what its server has now. The page is asked for past every cache first, so that a wrong copy
 * is replaced, and so that a server that does not answer leaves the words that are shown instead of the browser's.
 *
 * @throws Error in plain words when there is no page to be had
 */
export async function reloadPage(signal: AbortSignal): Promise<void> {
  const response = await fetch(location.href, { cache: 'reload', signal }).catch((cause: unknown) => {
    throw new Error('The page couldn’t be loaded: the server could not be reached', { cause });
  });
  if (!response.ok) throw new Error(`The page couldn’t be loaded: the server answered ${response.status}`);
  await response.text();
  location.reload();
}
