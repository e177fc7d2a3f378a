import { neededOrigins } from './needed-origins';
import type { ReleaseRegistry } from './release-registry';

/** Every change of a registry, and whether its version is then live for a browser. */
export const makesLive = {
  released: true,
  promoted: true,
  'rolled out': true,
  'rolled back': true,
  stopped: false,
  staged: false,
  withdrawn: false,
  pruned: false,
  'worker off': false,
  'worker on': false,
};

/** Who changed what is live, when and why. */
export interface AuditEntry {
  /** ISO instant. */
  at: string;
  author: string;
  action: keyof typeof makesLive;
  /** A remote, or the shell. */
  part: string;
  version: string;
  /** Of browsers, where it was a part of them. */
  percent?: number;
  commit?: string;
  reason?: string;
  /** What the gate was told to leave out, and why. */
  emergency?: string;
  /** The store that it was promoted from, and who agreed. */
  from?: string;
  approvedBy?: string;
  /** With which others it was staged, or went live. */
  set?: string;
  /** Why a commit that is not a descendant of the live one was released. */
  older?: string;
  /** What it changed of the page's policy: `+connect https://tiles.example`. */
  policy?: string[];
}

const keptEntries = 1000;

/**
 * The registry with a line for what was changed. The oldest lines go, those of staged builds before all others: there is one
 * for each push. What did not change leaves none.
 */
export function withAudit(
  before: ReleaseRegistry,
  after: ReleaseRegistry,
  entries: AuditEntry[],
): ReleaseRegistry {
  if (after === before) return after;
  const said = entries.map((entry): AuditEntry => {
    const policy = policyChange(before, after, entry.part);
    return policy.length > 0 ? { ...entry, policy } : entry;
  });
  return { ...after, audit: kept([...(after.audit ?? []), ...said]) };
}

function kept(entries: AuditEntry[]): AuditEntry[] {
  const tooMany = Math.max(entries.length - keptEntries, 0);
  const gone = new Set(entries.filter(({ action }) => action === 'staged').slice(0, tooMany));
  return entries.filter((entry) => !gone.has(entry)).slice(-keptEntries);
}

function policyChange(before: ReleaseRegistry, after: ReleaseRegistry, part: string): string[] {
  const then = neededOrigins(before.remotes[part]);
  const now = neededOrigins(after.remotes[part]);
  return [
    ...now.filter((one) => !then.includes(one)).map((one) => `+${one}`),
    ...then.filter((one) => !now.includes(one)).map((one) => `-${one}`),
  ];
}

/** The audit for the terminal, the newest first. */
export function auditText({ audit = [] }: ReleaseRegistry): string {
  if (audit.length === 0) return 'Nothing is in the audit yet.';
  return [...audit].reverse().map(lineOf).join('\n');
}

function lineOf({ at, author, action, part, version, percent, commit, ...why }: AuditEntry): string {
  return [
    `${at.slice(0, 16).replace('T', ' ')}Z  ${part} ${version} ${action}`,
    ...(percent === undefined || percent === 100 ? [] : [`to ${percent} %`]),
    `by ${author}`,
    ...(commit === undefined ? [] : [`from ${commit}`]),
    ...(why.set ? [`in the set ${why.set}`] : []),
    ...(why.from ? [`as it is in ${why.from}`] : []),
    ...(why.approvedBy ? [`approved by ${why.approvedBy}`] : []),
    ...(why.policy ? [`changing the page's policy (${why.policy.join(', ')})`] : []),
    ...(why.reason ? [`because: ${why.reason}`] : []),
    ...(why.older ? [`(older commit: ${why.older})`] : []),
    ...(why.emergency ? [`(emergency, unchecked in the browser: ${why.emergency})`] : []),
  ].join(' ');
}
