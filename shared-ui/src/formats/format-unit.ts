import { perKey } from './per-key';

const units = perKey((unit) => new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }));

/** `1 hour`, `3 days`. */
export const formatUnit = (value: number, unit: 'minute' | 'hour' | 'day'): string =>
  units(unit).format(value);
