import type { ReleaseFault } from './read-faults';

/** To the minute, in UTC, as logs have it. */
const minute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')}Z`;

/**
 * The faults that most browsers had, for the terminal.
 *
 * @param faults none when the telemetry does not answer
 */
export async function faultsText(
  faults: ReleaseFault[] | undefined,
  resolve: (frame: string) => Promise<string>,
): Promise<string> {
  if (!faults)
    return 'Faults are not known: the telemetry endpoint does not answer (TELEMETRY_URL, TELEMETRY_READ_KEY).';
  if (faults.length === 0) return 'No faults are reported.';
  const texts = faults.map(async ({ remote, version, kind, message, frames, ...seen }) => {
    const places = await Promise.all(frames.map(resolve));
    const { faults: count, browsers, first_at: first, last_at: last } = seen;
    return [
      `${remote}@${version}  ${kind}  ${count} times in ${browsers} browsers, ${minute(first)} to ${minute(last)}`,
      `  ${message}`,
      ...places.map((place) => `    at ${place}`),
    ].join('\n');
  });
  return (await Promise.all(texts)).join('\n\n');
}
