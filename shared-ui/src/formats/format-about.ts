import { formatUnit } from './format-unit';

/** `about 3 hours`: how long something usually takes, as exactly as that can be said. */
export function formatAbout(minutes: number): string {
  const hours = minutes / 60;
  if (hours < 0.9) return `about ${formatUnit(Math.max(5, Math.round(minutes / 5) * 5), 'minute')}`;
  if (hours < 36) return `about ${formatUnit(Math.round(hours), 'hour')}`;
  return `about ${formatUnit(Math.round(hours / 24), 'day')}`;
}
