import type { Deps } from '../../../platform/deps.js';
import type { ResponseTime } from '../../catalog/public.js';
import { readAnswers } from './answers.repository.js';

const dayMs = 86_400_000;
const lookBackMs = 90 * dayMs;
/** Of fewer, a median says nothing. */
const leastQuestions = 3;

/** How soon an owner answers first questions about their cars; null before there are enough, and where most have no answer. */
export async function readResponseTime(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  ownerUuid: string,
): Promise<ResponseTime | null> {
  const at = now().getTime();
  const { questions, medianHours, withinDay } = await readAnswers(database, ownerUuid, {
    since: new Date(at - lookBackMs),
    waitingSince: new Date(at - dayMs),
  });
  if (questions < leastQuestions || medianHours === null) return null;
  return {
    median_hours: Math.max(1, Math.ceil(medianHours)),
    within_day_percent: Math.round((withinDay / questions) * 100),
  };
}
