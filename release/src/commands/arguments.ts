import { parseArgs } from 'node:util';
import { PlainError } from '../progress';

/** What stands behind `npm run <command> --`. */
export interface CommandArguments {
  positionals: string[];
  to: string | undefined;
  /** Where it comes from, of what is promoted. */
  from: string | undefined;
  percent: number | undefined;
  reason: string | undefined;
  /** Why the browser and the tests are left out. */
  emergency: string | undefined;
  /** Why a commit is released that does not hold what is live. */
  older: string | undefined;
  /** Uploaded, and live for no one. */
  isStaged: boolean;
  /** The releases that go live together. */
  set: string | undefined;
  log: boolean;
  /** Only says what would be done. */
  isDryRun: boolean;
}

/**
 * Reads a command's arguments.
 *
 * @throws PlainError for an option that there is not
 */
export function readArguments(usage: string): CommandArguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        percent: { type: 'string' },
        reason: { type: 'string' },
        emergency: { type: 'string' },
        older: { type: 'string' },
        stage: { type: 'boolean' },
        set: { type: 'string' },
        log: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
    const { to, from, percent, reason, log = false } = values;
    const { stage: isStaged = false, set, 'dry-run': isDryRun = false } = values;
    const why = { emergency: readReason('emergency', values), older: readReason('older', values) };
    return {
      positionals,
      to,
      from,
      percent: readPercent(percent),
      reason,
      isStaged,
      set: readSet(set),
      log,
      isDryRun,
      ...why,
    };
  } catch (error) {
    // Node goes on about how an argument may begin with a dash.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\. .*$/s, '.');
    throw new PlainError(`${reason}\nUsage: ${usage}`);
  }
}

/** @throws PlainError for an exception that says nothing: it stands in the audit */
function readReason(option: 'emergency' | 'older', values: Partial<Record<string, string | boolean>>) {
  const reason = values[option];
  if (typeof reason !== 'string') return undefined;
  if (reason.trim() !== '') return reason.trim();
  throw new PlainError(`Say why, in words: --${option} "…". The audit keeps it.`);
}

/** @throws PlainError for what cannot be the name of a set */
function readSet(text: string | undefined): string | undefined {
  if (text === undefined || /^[a-z0-9][a-z0-9.-]*$/i.test(text)) return text;
  throw new PlainError(`"${text}" is no name of a set: letters, digits, dots and hyphens.`);
}

/**
 * A percentage of browsers.
 *
 * @throws PlainError unless it is a number above 0, up to 100
 */
export function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text.replace(/%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new PlainError(`"${text}" is not a percentage: a number above 0, up to 100.`);
}
