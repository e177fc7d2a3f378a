/** Keys of what is known about payments, payouts and income. */
export const paymentKeys = { all: ['payments'] as const };
