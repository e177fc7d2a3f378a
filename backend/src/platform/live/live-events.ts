/** What a member's open pages hear at once; what they missed they read from the lists. */
export type LiveEvent =
  | { kind: 'message'; thread_uuid: string; number: number; at: string }
  | { kind: 'read'; thread_uuid: string }
  | { kind: 'typing'; thread_uuid: string }
  | { kind: 'notification' };

/** As it goes through the database: for whom, and what; `session_ended` ends their open streams. */
export interface Announcement {
  to: readonly string[];
  event: LiveEvent | { kind: 'session_ended' };
}

export interface LiveListener {
  onEvent: (event: LiveEvent) => void;
  /** Events may have been missed, or none will come any more. */
  onInterrupted: () => void;
}

/** Hands what any process has announced to the pages that are open at this one. */
export class LiveEvents {
  readonly #listeners = new Map<string, Set<LiveListener>>();
  #isConnected = false;

  /** False while announcements do not arrive: pages then ask now and again. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** @returns ends it */
  subscribe(userUuid: string, listener: LiveListener): () => void {
    const own = this.#listeners.get(userUuid) ?? new Set();
    this.#listeners.set(userUuid, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#listeners.get(userUuid) === own) this.#listeners.delete(userUuid);
    };
  }

  /** Interrupts the longest open pages of a person, until no more than `most` are left. */
  endOldest(userUuid: string, most: number): void {
    const own = [...(this.#listeners.get(userUuid) ?? [])];
    for (const listener of own.slice(0, Math.max(0, own.length - most))) listener.onInterrupted();
  }

  deliver(payload: string): void {
    const { to, event } = JSON.parse(payload) as Announcement;
    for (const uuid of to) {
      for (const listener of [...(this.#listeners.get(uuid) ?? [])]) {
        if (event.kind === 'session_ended') listener.onInterrupted();
        else listener.onEvent(event);
      }
    }
  }

  setConnected(isConnected: boolean): void {
    if (this.#isConnected && !isConnected) this.interrupt();
    this.#isConnected = isConnected;
  }

  /** Ends all pages' streams: they come back, to this process or another, and read what they missed. */
  interrupt(): void {
    for (const listeners of [...this.#listeners.values()]) {
      for (const listener of [...listeners]) listener.onInterrupted();
    }
  }
}
