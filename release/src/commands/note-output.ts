import { appendFileSync } from 'node:fs';

/** Gives values to the next steps of a workflow; on a computer it does nothing. */
export function noteOutput(values: Record<string, string | undefined>, environment = process.env): void {
  const file = environment['GITHUB_OUTPUT'];
  if (!file) return;
  const lines = Object.entries(values).map(([name, value]) =>
    value === undefined ? '' : `${name}=${value}\n`,
  );
  appendFileSync(file, lines.join(''));
}
