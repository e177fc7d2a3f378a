import {
  flag,
  oneOf,
  optionalNumber,
  settings,
  text,
  url,
  wholeNumber,
} from './platform/configuration/setting.js';

/** Where data is kept. */
export const dataEnvironment = settings('Data', {
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'PostgreSQL. The embedded database is used without it, which serves one process and is not for real data.',
    {
      secret: true,
      example: 'postgresql://cars:password@localhost:5432/cars',
      neededFor: 'real data: the embedded database serves one process and may lose what it wrote last',
    },
  ),
  DATABASE_LISTEN_URL: url(
    ['postgres:', 'postgresql:'],
    'PostgreSQL itself, past a pooler in transaction mode: one connection of each API process hears there of new messages. Pages ask now and again where it is missing.',
    { secret: true, example: 'postgresql://cars:password@localhost:5432/cars' },
  ),
  DATABASE_POOL_SIZE: optionalNumber(
    { from: 1, to: 200 },
    'Connections of this process at most; only with DATABASE_URL.',
    { defaultText: '10' },
  ),
  DATABASE_POOLER: oneOf(
    ['none', 'transaction'],
    'none',
    '`transaction`: PgBouncer or another pooler in transaction mode stands before PostgreSQL, and bounds its connections.',
  ),
  REDIS_URL: url(
    ['redis:', 'rediss:'],
    'Redis or Valkey, where processes count requests together for their limits; in PostgreSQL without it.',
    { secret: true, example: 'redis://localhost:6379' },
  ),
  DATA_DIR: text(
    'Holds the embedded database, and photos and documents that are in no bucket. Nothing is written outside it.',
    {
      defaultText: '`.data` in the repository',
    },
  ),
  MINIMUM_FREE_DISK_MB: wholeNumber(
    { from: 0, to: 1_000_000, default: 100 },
    'With less room on the disk of DATA_DIR, the process is not ready.',
  ),
  SEED_DEMO: flag('Fills in the demo accounts, cars and trips; for a demo project only.', {
    defaultText: 'on with the embedded database of a demo project, else off',
    refuseWhenReal: (isOn) =>
      isOn ? 'demo accounts have a published password; only a demo-* project may have them' : undefined,
  }),
});
