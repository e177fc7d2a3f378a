/** What a colour says: that all is well, that something is to be known, done or mended, or nothing. */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
