import { queryOptions } from '@tanstack/react-query';

/**
 * Stripe's own script, from Stripe's own address as its terms demand, once a card is to be asked for and not before.
 * Card data goes from its frames to Stripe, never through this page or to our API.
 */
export function stripeOptions(publishableKey: string) {
  return queryOptions({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe gave no form.');
      return stripe;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // It is no data: comparing it with an earlier one would read all of Stripe.
    structuralSharing: false,
  });
}
