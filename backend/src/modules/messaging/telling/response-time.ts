import type { Deps } from '../../../platform/deps.js';
import { readAnswers } from './answers.repository.js';

const lookBackMs = 90 * 86_400_000;
/** Of fewer, a median says nothing. */
const leastQuestions = 3;

/** How soon an owner answers first questions about their cars; null before there are enough, and where most wait still. */
export async function readResponseTime(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  ownerUuid: string,
): Promise<{ median_hours: number; within_day_percent: number } | null> {
  const since = new Date(now().getTime() - lookBackMs);
  const { questions, medianHours, withinDay } = await readAnswers(database, ownerUuid, since);
  if (questions < leastQuestions || medianHours === null) return null;
  return {
    median_hours: Math.max(1, Math.ceil(medianHours)),
    within_day_percent: Math.round((withinDay / questions) * 100),
  };
}
