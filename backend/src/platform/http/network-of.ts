import rateLimit from '@fastify/rate-limit';
import { isIPv4 } from 'node:net';

/**
 * The network that a client's address belongs to, as the limits of requests see addresses: the /24 of IPv4, the /64 of
 * IPv6. It may be stored; the address itself is not.
 */
export function networkOf(address: string): string {
  const normalized = rateLimit.normalizeIP(address, 64);
  return isIPv4(normalized) ? [...normalized.split('.').slice(0, 3), '0/24'].join('.') : `${normalized}/64`;
}
