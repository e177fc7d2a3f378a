import type { Static, TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { refuseSetting } from './configuration-error.js';

/** A property of a schema of settings, as `setting.ts` makes them. */
export interface SettingSchema extends TSchema {
  type?: string;
  description?: string;
  default?: string | number | boolean;
  defaultText?: string;
  example?: string;
  secret?: true;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  protocols?: readonly string[];
}

/** The environment; an empty variable counts as not set. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Typed values of the environment variables that a schema names, defaults filled in.
 *
 * @throws ConfigurationError naming the variable, for the first value that cannot be used
 */
export function readSettings<Schema extends TObject>(
  schema: Schema,
  environment: ProcessEnvironment,
): Static<Schema> {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(schema.properties) as [string, SettingSchema][]) {
    const given = environment[name]?.trim();
    const value = given === undefined || given === '' ? setting.default : parse(name, given, setting);
    if (value !== undefined) values[name] = value;
  }
  return values as Static<Schema>;
}

function parse(name: string, given: string, setting: SettingSchema): unknown {
  if (setting.type === 'array') return parseOrigins(name, given);
  const value = convert(given, setting);
  if (!Value.Check(setting, value) || !hasProtocol(given, setting)) {
    throw refuseSetting(name, wanted(setting));
  }
  return value;
}

/** What the text stands for; the text itself when it stands for nothing of the type. */
function convert(given: string, { type }: SettingSchema): unknown {
  if (type === 'integer') return /^\d{1,15}$/.test(given) ? Number(given) : given;
  if (type !== 'boolean') return given;
  const word = given.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : given;
}

function hasProtocol(given: string, { protocols }: SettingSchema): boolean {
  return protocols === undefined || (URL.canParse(given) && protocols.includes(new URL(given).protocol));
}

function parseOrigins(name: string, given: string): string[] {
  return given.split(',').map((value) => {
    const trimmed = value.trim().replace(/\/$/, '');
    if (!URL.canParse(trimmed) || new URL(trimmed).origin !== trimmed) {
      throw refuseSetting(name, 'must be a comma-separated list of origins such as https://app.example');
    }
    return trimmed;
  });
}

/** What a value must be, as it follows the setting's name in a sentence. */
function wanted({ type, enum: words, minimum, maximum, protocols }: SettingSchema): string {
  if (words !== undefined) return `must be one of ${words.join(', ')}`;
  if (type === 'boolean') return 'must be true or false';
  if (type === 'integer') return `must be a whole number from ${minimum} to ${maximum}`;
  return `must be an address that starts with ${(protocols ?? []).map((p) => `${p}//`).join(' or ')}`;
}
