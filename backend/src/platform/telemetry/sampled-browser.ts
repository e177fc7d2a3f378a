import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Browsers of one network that count: an office is more than one, a sender is not many. */
export const browsersPerNetwork = 3;

/**
 * Whom an address belongs to, as far as a stranger can choose it: an IPv4 address, or the first 48 bits of an IPv6
 * address, because whole networks of that size are given to one customer.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['ipv4'];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const known = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return known
    .slice(0, 3)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}

/**
 * The place in a release's sample that a browser may take. It does not say who it is: the hash has 12 bits, and its
 * key is of the release alone.
 *
 * @param browser 0 to 63, chosen by the browser itself, so that it distinguishes only those behind one address
 */
export function placeInSample(hashKey: string, address: string, browser: number) {
  const hash = createHmac('sha256', hashKey).update(networkOf(address)).digest();
  return { network: hash.readUInt16BE(0) >> 4, place: browser % browsersPerNetwork, browser };
}
