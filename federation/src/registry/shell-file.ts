/** The shell's name among the parts of the app; no remote may have it. */
export const SHELL = 'shell';

/** What a build of the shell says of itself in `release.json`. */
export interface ShellFile {
  name: typeof SHELL;
  version: string;
  /** The newest version of the contract that it speaks. */
  contractVersion: number;
  /** All that it speaks, the one before among them; older builds speak the one above alone. */
  contracts?: number[];
  /** Versions of the shared singletons that it provides. */
  provides: Record<string, string>;
  /** The names in each of them, where a build can tell. */
  names?: Record<string, string[]>;
  /** The file with its layouts as a page shows them before any script is there. */
  frames?: string;
  /** The script of its service worker; older builds have none. */
  worker?: string;
  /** Which menus it draws of remotes' entries, and with which icons; older builds have menus of their own. */
  menus?: { names: string[]; icons: string[] };
  /** Paths that its own views may link to; see the same of a remote. */
  links?: string[];
  /** The page, in which registry and configuration are still empty. */
  page: string;
  /** Subresource integrity by path: `sha256-…`. */
  integrity: Record<string, string>;
  /** Whom it calls unless the page's configuration says otherwise; for the page's policy. */
  apiBaseUrl: string;
  /** Empty for Firebase Auth itself. */
  identityUrls: string[];
  /** Firebase's host of the windows in which other services sign people in; older builds do not say it. */
  authDomain?: string;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextMap = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);

const rules: Record<
  Exclude<keyof ShellFile, 'contracts' | 'names' | 'frames' | 'worker' | 'menus' | 'links' | 'authDomain'>,
  (value: unknown) => boolean
> = {
  name: (value) => value === SHELL,
  version: isText,
  contractVersion: Number.isInteger,
  provides: isTextMap,
  page: isText,
  integrity: isTextMap,
  apiBaseUrl: (value) => isText(value) && URL.canParse(value),
  identityUrls: (value) => Array.isArray(value) && value.every((url) => isText(url) && URL.canParse(url)),
};

/**
 * What a build of the shell says of itself.
 *
 * @throws Error that names the first wrong field
 */
export function checkShellFile(value: unknown): ShellFile {
  if (!isRecord(value)) throw new Error('it is not an object');
  const wrong = Object.entries(rules).find(([field, rule]) => !rule(value[field]));
  if (wrong) throw new Error(`its "${wrong[0]}" is missing or wrong`);
  for (const file of ['frames', 'worker']) {
    if (value[file] !== undefined && !isText(value[file])) throw new Error(`its "${file}" is wrong`);
  }
  const { contracts = [] } = value;
  if (!Array.isArray(contracts) || !contracts.every(Number.isInteger))
    throw new Error('its "contracts" are wrong');
  return value as unknown as ShellFile;
}

/** The versions of the contract that a shell speaks. */
export const contractsOf = ({
  contracts,
  contractVersion,
}: Pick<ShellFile, 'contracts' | 'contractVersion'>): number[] => contracts ?? [contractVersion];
