import proxyAddr from '@fastify/proxy-addr';

/** Whether the hop with this address, the closest being number 0, is one of ours; fastify's `trustProxy`. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Networks that are not reachable from the Internet. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Which proxies are believed when they say for whom they ask.
 *
 * A bare count would believe a client that reaches the backend past its proxies, which is why fastify ignores one. So the
 * closest hop must also have a private address; the count says how many follow it.
 *
 * @param setting `0`, `2`, or `10.0.0.0/8, 192.0.2.7`; `loopback`, `linklocal` and `uniquelocal` name their networks
 * @returns false when none is believed
 * @throws TypeError when it is neither
 */
export function readTrustProxy(setting: string): TrustProxy | false {
  if (/^\d{1,9}$/.test(setting)) {
    const hops = Number(setting);
    const isPrivate = proxyAddr.compile(privateNetworks);
    return hops === 0 ? false : (address, hop) => hop < hops && (hop > 0 || isPrivate(address, hop));
  }
  return proxyAddr.compile(setting.split(',').map((address) => address.trim()));
}
