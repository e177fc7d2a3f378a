import { isUuid } from '../../../platform/database/uuid.js';

const prefix = 'refund-';

/** The key under which a provider is asked for one of our refunds. */
export function keyOfRefund(refundUuid: string): string {
  return prefix + refundUuid;
}

/** Our refund that a provider was asked for under a key; undefined for keys of others. */
export function refundOfKey(key = ''): string | undefined {
  const uuid = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return isUuid(uuid) ? uuid : undefined;
}
