import { parseArgs } from 'node:util';
import { PlainError } from '../../local/progress';

/** What stands behind `npm run <command> --`. */
export interface CommandArguments {
  positionals: string[];
  to: string | undefined;
  percent: number | undefined;
  reason: string | undefined;
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
      options: { to: { type: 'string' }, percent: { type: 'string' }, reason: { type: 'string' } },
    });
    return { positionals, to: values.to, percent: readPercent(values.percent), reason: values.reason };
  } catch (error) {
    // Node goes on about how an argument may begin with a dash.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\. .*$/s, '.');
    throw new PlainError(`${reason}\nUsage: ${usage}`);
  }
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
