import { queryOptions } from '@tanstack/react-query';
import { loadModule } from 'shared-auth';

/**
 * Stripe's own script, from Stripe's own address as its terms demand, once a card is to be asked for and not before.
 * Card data goes from its frames to Stripe, never through this page or to our API.
 */
export function stripeOptions(publishableKey: string) {
  return queryOptions({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const { loadStripe } = await loadModule('The card form', () => import('@stripe/stripe-js/pure'));
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe gave no form.');
      return stripe;
    },
    // The visitor tries again; the time of an attempt is limited already.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // It is no data: comparing it with an earlier one would read all of Stripe.
    structuralSharing: false,
  });
}
