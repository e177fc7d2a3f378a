import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../session/auth-context';
import { accountOf } from './account-of';
import { forgetKept, readKept, writeKept, type KeptValues } from './kept-values';

/** Milliseconds after the last key until it is written. */
const PAUSE_MS = 300;

/** Which form is kept, and which of its fields: no other is written. */
export interface KeptFormOptions<Values> {
  /** The form's name, with what it is about: `review:<uuid>`. */
  form: string;
  fields: readonly (keyof Values & string)[];
}

/** What a form that is kept can do; the same object for the life of the form. */
export interface KeptForm<Values> {
  restore: (initial: Values) => Partial<Values> | undefined;
  /** Keeps it after a pause; at once when the page is left. */
  keep: (values: Values) => void;
  /** Removes what was kept: it is saved, or not wanted any more. */
  forget: () => void;
  flush: () => void;
}

/**
 * Keeps what is typed into a form in this tab, for the account that is here, so that it is there on coming back:
 * `useKeepValues` inside the form does the rest. `forget` is for when it was sent. Passwords, cards and files are
 * never kept; signing out, and another account, remove it.
 *
 * @param options undefined for a form that is not kept
 */
export function useKeptForm<Values extends object>(
  options: KeptFormOptions<Values> | undefined,
): KeptForm<Values> {
  const account = accountOf(useSession());
  const [kept] = useState(() => createKeptForm(account, options));
  useEffect(() => {
    // A page that is reloaded, closed or put aside says so here alone.
    addEventListener('pagehide', kept.flush);
    return () => {
      removeEventListener('pagehide', kept.flush);
      kept.flush();
    };
  }, [kept]);
  return kept;
}

function createKeptForm<Values extends object>(
  account: string | undefined,
  options: KeptFormOptions<Values> | undefined,
): KeptForm<Values> {
  if (account === undefined || !options) {
    return { restore: () => undefined, keep: () => {}, forget: () => {}, flush: () => {} };
  }
  const { form, fields } = options;
  let pending: KeptValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    if (pending) writeKept(account, form, pending);
    drop();
  };
  return {
    restore: (initial) => usableValues(readKept(account, form), initial, fields),
    keep: (values) => {
      drop();
      pending = Object.fromEntries(fields.filter(mayBeKept).map((name) => [name, values[name]]));
      timer = setTimeout(flush, PAUSE_MS);
    },
    forget: () => {
      drop();
      forgetKept(account, form);
    },
    flush,
  };
}

/** What is needed of a form's state; Formik's context has it. */
interface FormState<Values> {
  values: Values;
  initialValues: Values;
  dirty: boolean;
  setValues: (values: Values) => unknown;
}

/**
 * Brings back what was kept, and keeps what is typed from then on, until the form is as it was when it was opened or
 * saved.
 *
 * @returns whether anything was brought back
 */
export function useKeepValues<Values extends object>(
  kept: KeptForm<Values>,
  { values, initialValues, dirty, setValues }: FormState<Values>,
): boolean {
  const [restored] = useState(() => kept.restore(initialValues));
  const wasDirty = useRef(false);

  useLayoutEffect(() => {
    if (restored) void setValues({ ...initialValues, ...restored });
    // Once, when the form is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (dirty) kept.keep(values);
    else if (wasDirty.current) kept.forget();
    wasDirty.current = dirty;
  }, [kept, values, dirty]);

  return restored !== undefined;
}

/** Names of fields that are never kept, whatever the list of a form says. */
const secretName = /pass|card|cvc|cvv|iban|secret|token/i;

/**
 * Whether what was typed into a field may be kept: not a password, not a card, not a file, by its name, by its type and
 * by what browsers fill in (a password that is shown has the type of a text).
 */
function mayBeKept(name: string): boolean {
  if (secretName.test(name) || name.startsWith('confirm')) return false;
  return [...document.getElementsByName(name)].every((control) => {
    const type = control.getAttribute('type') ?? '';
    const filledWith = control.getAttribute('autocomplete') ?? '';
    return type !== 'password' && type !== 'file' && !/password|one-time-code|\bcc-/.test(filledWith);
  });
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The part of what was kept that a form can still use: fields that are on its list, are there, and hold the same kind of
 * value; a form may have changed since by a new release.
 *
 * @returns undefined when nothing of it differs from what the form begins with
 */
function usableValues<Values extends object>(
  kept: KeptValues | undefined,
  initial: Values,
  fields: readonly (keyof Values & string)[],
): Partial<Values> | undefined {
  if (!kept) return undefined;
  const usable = fields.filter(
    (name) =>
      name in initial &&
      kindOf(kept[name]) === kindOf(initial[name]) &&
      JSON.stringify(kept[name]) !== JSON.stringify(initial[name]),
  );
  if (usable.length === 0) return undefined;
  return Object.fromEntries(usable.map((name) => [name, kept[name]])) as Partial<Values>;
}
