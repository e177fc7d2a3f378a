/** What a page may do with another origin: ask it for data, or show its pictures. Scripts never come from one. */
export const originKinds = ['connect', 'img'] as const;
export type OriginKind = (typeof originKinds)[number];

/** Further origins that a remote's pages need, as `remote.json` names them. */
export type Origins = Partial<Record<OriginKind, string[]>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it has the shape; whether each may be used is `problemOfOrigin`'s. */
export const isOrigins = (value: unknown): value is Origins =>
  isRecord(value) &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'));

const origin =
  /^https:\/\/(?<wildcard>\*\.)?(?<host>[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*)(:\d{1,5})?$/;
/** `co.uk`, `com.au`: under a country, a short name is mostly not one owner's. */
const sharedEnding = /^[a-z]{1,3}\.[a-z]{2}$/;

/** Why an origin may not stand in the page's policy, or nothing. */
export function problemOfOrigin(value: string): string | undefined {
  if (!value.startsWith('https://')) return 'is not an https:// address';
  const { wildcard, host = '' } = origin.exec(value)?.groups ?? {};
  if (host === '')
    return 'is not an origin: https://, a host in small letters, maybe a port, and nothing behind it';
  if (/^[\d.]+$/.test(host)) return 'is an address without a name';
  if (!host.includes('.')) return 'opens the page to a whole ending, or has no domain';
  if (wildcard !== undefined && sharedEnding.test(host))
    return 'opens the page to everything below an ending that many share';
  return undefined;
}

/** The origins of a kind in a description that may be anything, as far as they are allowed. */
export function allowedOrigins(origins: unknown, kind: OriginKind): string[] {
  if (!isRecord(origins)) return [];
  const list = origins[kind];
  return Array.isArray(list)
    ? list.filter((one): one is string => typeof one === 'string' && problemOfOrigin(one) === undefined)
    : [];
}
