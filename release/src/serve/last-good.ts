/**
 * Reads what a page is made of; while that fails, what was read last goes on, and the reason is said once.
 *
 * @throws whatever `read` throws, as long as it has never succeeded
 */
export function lastGood<Content>(
  read: () => Promise<Content>,
  complain = (sentence: string): void => {
    console.error(sentence);
  },
): () => Promise<Content> {
  let known: { content: Content } | undefined;
  let said = '';
  return async () => {
    try {
      known = { content: await read() };
      said = '';
    } catch (error) {
      if (!known) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== said) complain(`The page stays as it is: ${reason}`);
      said = reason;
    }
    return known.content;
  };
}
