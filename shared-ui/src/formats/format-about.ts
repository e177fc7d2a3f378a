/** `about 3 hours`: how long something usually takes, as exactly as that can be said. */
export function formatAbout(minutes: number): string {
  const hours = minutes / 60;
  if (hours < 0.9) return `about ${count(Math.max(5, Math.round(minutes / 5) * 5), 'minute')}`;
  if (hours < 36) return `about ${count(Math.round(hours), 'hour')}`;
  return `about ${count(Math.round(hours / 24), 'day')}`;
}

function count(value: number, unit: 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
