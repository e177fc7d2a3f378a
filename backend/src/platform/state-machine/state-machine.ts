import { Problem } from '../http/problem.js';

/** From each state, those that may follow. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Lets a legal move through.
 *
 * @param sentence why another is refused, for people
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requireMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
  sentence: string,
): void {
  if (!moves[from].includes(to)) throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
}
