import { Type, type TOptional, type TString } from 'typebox';

/** What people read about a setting, and what a real deployment demands of it, beside its type. */
interface About<Value = string> {
  description: string;
  /** Never shown in a message or a log. */
  secret?: true;
  /** The default in words, where it depends on other settings. */
  defaultText?: string;
  example?: string;
  /** What a real deployment needs it for, as it follows "is needed for"; it does not start without. */
  neededFor?: string;
  /** Why a real deployment refuses a value, as it follows the setting's name; undefined for one that will do. */
  refuseWhenReal?: (value: Value) => string | undefined;
}

/** Where a setting is read, and how the documents show the group of it. */
interface Group {
  title: string;
}

/** Settings that belong together: the object's properties are names of environment variables. */
export const settings = <Properties extends Parameters<typeof Type.Object>[0]>(
  title: string,
  properties: Properties,
) => Type.Object(properties, { title } satisfies Group);

/** Any text; undefined when it is not set. */
export const text = (description: string, about: Omit<About, 'description'> = {}): TOptional<TString> =>
  Type.Optional(Type.String({ description, ...about }));

/** `true`, `1`, `false` or `0`; undefined when it is not set. */
export const flag = (description: string, about: Omit<About<boolean>, 'description'> = {}) =>
  Type.Optional(Type.Boolean({ description, ...about }));

/** One of some words. */
export const oneOf = <const Words extends string[]>(
  words: readonly [...Words],
  defaultWord: Words[number],
  description: string,
) => Type.Enum([...words], { default: defaultWord, description });

/** A whole number within both bounds. */
export const wholeNumber = (
  { from, to, default: byDefault }: { from: number; to: number; default: number },
  description: string,
  about: Omit<About<number>, 'description'> = {},
) => Type.Integer({ minimum: from, maximum: to, default: byDefault, description, ...about });

/** A whole number within both bounds; undefined when it is not set. */
export const optionalNumber = (
  { from, to }: { from: number; to: number },
  description: string,
  about: Omit<About<number>, 'description'> = {},
) => Type.Optional(Type.Integer({ minimum: from, maximum: to, description, ...about }));

/** A port; 0 lets the system choose a free one. */
export const port = (byDefault: number, description: string) =>
  wholeNumber({ from: 0, to: 65_535, default: byDefault }, description);

/** An address with one of these protocols, such as `https:`; undefined when it is not set. */
export const url = (
  protocols: readonly string[],
  description: string,
  about: Omit<About, 'description'> = {},
) => Type.Optional(Type.String({ protocols, description, ...about }));

/** A comma-separated list of web origins, such as `https://app.example`; undefined when it is not set. */
export const origins = (description: string, about: Omit<About<string[]>, 'description'> = {}) =>
  Type.Optional(Type.Array(Type.String(), { description, ...about }));
