import type { Static, TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ConfigurationError, refuseSetting, throwAll } from './configuration-error.js';

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
  neededFor?: string;
  refuseWhenReal?: (value: never) => string | undefined;
}

/** The environment; an empty variable counts as not set. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Typed values of the environment variables that a schema names, defaults filled in.
 *
 * @param isReal whether customers are real: what is needed then has to be there, and the development's values are refused
 * @param refused what was refused before, to be said with the rest
 * @throws ConfigurationError with a line for each value that cannot be used, which names the variable
 */
export function readSettings<Schema extends TObject>(
  schema: Schema,
  environment: ProcessEnvironment,
  { isReal = false, refused = [] }: { isReal?: boolean; refused?: readonly ConfigurationError[] } = {},
): Static<Schema> {
  const values: Record<string, unknown> = {};
  const refusals = [...refused];
  for (const [name, setting] of Object.entries(schema.properties) as [string, SettingSchema][]) {
    const given = environment[name]?.trim();
    const value = given === undefined || given === '' ? setting.default : parse(name, given, setting);
    if (value !== undefined) values[name] = value;
    if (value instanceof ConfigurationError) refusals.push(value);
    else if (isReal) refusals.push(...refuseReal(name, value, setting));
  }
  throwAll(refusals);
  return values as Static<Schema>;
}

/** What a real deployment has against a value, or against its absence. */
function refuseReal(name: string, value: unknown, setting: SettingSchema): ConfigurationError[] {
  const { neededFor, refuseWhenReal } = setting;
  if (value === undefined) {
    return neededFor === undefined ? [] : [refuseSetting(name, `is needed for ${neededFor}`)];
  }
  const reason = refuseWhenReal?.(value as never);
  return reason === undefined ? [] : [refuseSetting(name, reason)];
}

/** The value, or what is wrong with it as a ConfigurationError. */
function parse(name: string, given: string, setting: SettingSchema): unknown {
  if (setting.type === 'array') return parseOrigins(name, given);
  const value = convert(given, setting);
  const isUsable = Value.Check(setting, value) && hasProtocol(given, setting);
  return isUsable ? value : refuseSetting(name, wanted(setting));
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

function parseOrigins(name: string, given: string): string[] | ConfigurationError {
  const values = given.split(',').map((value) => value.trim().replace(/\/$/, ''));
  return values.every((value) => URL.canParse(value) && new URL(value).origin === value)
    ? values
    : refuseSetting(name, 'must be a comma-separated list of origins such as https://app.example');
}

/** What a value must be, as it follows the setting's name in a sentence. */
function wanted({ type, enum: words, minimum, maximum, protocols }: SettingSchema): string {
  if (words !== undefined) return `must be one of ${words.join(', ')}`;
  if (type === 'boolean') return 'must be true or false';
  if (type === 'integer') return `must be a whole number from ${minimum} to ${maximum}`;
  return `must be an address that starts with ${(protocols ?? []).map((p) => `${p}//`).join(' or ')}`;
}
