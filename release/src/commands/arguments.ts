import { parseArgs } from 'node:util';
import { PlainError } from '../progress';

/** What stands behind `npm run <command> --`. */
export interface CommandArguments {
  positionals: string[];
  to: string | undefined;
  /** Where it comes from, of what is promoted. */
  from: string | undefined;
  /** Who has agreed to a promotion. */
  approvedBy: string | undefined;
  percent: number | undefined;
  reason: string | undefined;
  /** Why the browser and the tests are left out. */
  emergency: string | undefined;
  /** Why a commit is released that does not hold what is live. */
  older: string | undefined;
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
        'approved-by': { type: 'string' },
        percent: { type: 'string' },
        reason: { type: 'string' },
        emergency: { type: 'string' },
        older: { type: 'string' },
        log: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
    const { to, from, percent, reason, log = false } = values;
    const { 'approved-by': approvedBy, 'dry-run': isDryRun = false } = values;
    const why = { emergency: readReason('emergency', values), older: readReason('older', values) };
    return {
      positionals,
      to,
      from,
      approvedBy,
      percent: readPercent(percent),
      reason,
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
