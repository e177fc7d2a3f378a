/** An open page that hears of events. */
export interface Follower {
  /** When the next event of a kind comes, by `performance.now()`. */
  next: (kind: string) => Promise<number>;
  leave: () => void;
}

/** Follows the events of a member; resolves once the stream is open. */
export async function followEvents(url: string, token: string): Promise<Follower> {
  const leaving = new AbortController();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (answer.body === null || answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  const waiting: { kind: string; resolve: (at: number) => void }[] = [];
  let isOpen: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of body) {
      text += decoder.decode(bytes, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const kind = /^event: (.*)$/m.exec(event)?.[1];
        if (kind === 'open') isOpen();
        const index = waiting.findIndex((each) => each.kind === kind);
        if (index >= 0) waiting.splice(index, 1)[0]?.resolve(performance.now());
      }
    }
  };
  read(answer.body).catch(() => undefined);
  await opened;
  return {
    next: (kind) => new Promise((resolve) => waiting.push({ kind, resolve })),
    leave: () => {
      leaving.abort();
    },
  };
}
