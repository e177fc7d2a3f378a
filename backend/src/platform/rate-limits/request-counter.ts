/** How many requests a window has, this one's included. */
export interface CountedRequests {
  requests: number;
  /** Milliseconds until the window ends and counting begins again. */
  endsInMs: number;
}

/** Counts requests by key, in windows that begin with a key's first request. */
export interface RequestCounter {
  /**
   * @param requests how many to add
   * @param windowMs how long a window that begins now lasts
   */
  add: (key: string, requests: number, windowMs: number) => Promise<CountedRequests>;
}
