import { now as serverNow } from '@drove/shared-ui/formats';

const units: [name: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long something has lasted, in its largest unit: `3 days`, `1 hour`, `less than a minute`. */
export function formatAge(since: string, now = serverNow()): string {
  const lasted = now - Date.parse(since);
  const unit = units.find(([, milliseconds]) => lasted >= milliseconds);
  if (!unit) return 'less than a minute';
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit: unit[0], unitDisplay: 'long' }).format(
    Math.floor(lasted / unit[1]),
  );
}
