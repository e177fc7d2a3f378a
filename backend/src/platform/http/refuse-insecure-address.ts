import { isLoopbackHost } from './loopback.js';

/**
 * Why an address will not do where customers are real, as it follows a setting's name: it is not encrypted, or it is of
 * this computer. Undefined for one that will.
 */
export function refuseInsecureAddress(address: string): string | undefined {
  const { protocol, hostname } = new URL(address);
  const isHere = isLoopbackHost(hostname) || hostname.endsWith('.localhost') || hostname === '0.0.0.0';
  return protocol === 'https:' && !isHere
    ? undefined
    : 'must be an address that starts with https:// and is not of this computer';
}
