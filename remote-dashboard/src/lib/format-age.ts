import { formatUnit, now as serverNow } from '@drove/shared-ui/formats';

const units: [name: 'minute' | 'hour' | 'day', milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long something has lasted, in its largest unit: `3 days`, `1 hour`, `less than a minute`. */
export function formatAge(since: string, now = serverNow()): string {
  const lasted = now - Date.parse(since);
  const unit = units.find(([, milliseconds]) => lasted >= milliseconds);
  if (!unit) return 'less than a minute';
  return formatUnit(Math.floor(lasted / unit[1]), unit[0]);
}
