import type { ProviderPayment } from '../payment-provider.js';
import { failureMessages } from './test-cards.js';
import type { TestIntent } from './test-provider.repository.js';

/** A payment at a moment: a bank lets go of what it has set aside once its time is over. */
export function asOf(intent: TestIntent, now: Date): TestIntent {
  const { status, authorized_until } = intent;
  const isOver = status === 'authorized' && authorized_until !== null && authorized_until <= now;
  return isOver ? { ...intent, status: 'voided' } : intent;
}

/** A payment as the embedded provider has it, in the words of every provider. */
export function toProviderPayment(intent: TestIntent): ProviderPayment {
  const { ref, status, failure_code, card_brand, card_last4, method_ref, is_detached } = intent;
  return {
    ref,
    status,
    card: { brand: card_brand, last4: card_last4 },
    ...(method_ref === null || is_detached ? {} : { savedMethod: method_ref }),
    ...(intent.authorized_until === null ? {} : { authorizedUntil: intent.authorized_until }),
    ...(status === 'captured'
      ? { captured: { amountMinor: intent.captured_minor, currency: intent.currency } }
      : {}),
    ...(status === 'requires_action' ? { action: { kind: 'test_challenge' as const } } : {}),
    ...(failure_code === null
      ? {}
      : { failure: { code: failure_code, message: failureMessages[failure_code] ?? 'The payment failed.' } }),
  };
}
