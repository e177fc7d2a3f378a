import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

export type PayoutAccount = Answer<'readPayoutAccount'>;
export type BankAccountValues = RequestOf<'saveBankAccount'>;
export type PlayedState = RequestOf<'playPayoutOnboarding'>['state'];

/** Where the owner is paid. Asked for each time that it is opened: the provider decides meanwhile. */
export function payoutAccountOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'payout-account'],
    staleTime: 0,
    queryFn: ({ signal }) => answerOf<PayoutAccount>(api.get('owner/payout-account', { signal })),
  });
}

/** What changes the account answers with how it is then; payouts may leave because of it. */
function useAccountChange<Given>(change: (api: ApiClient, given: Given) => Promise<Response>) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => answerOf<PayoutAccount>(change(api, given)),
    onSuccess: (answer) => {
      queryClient.setQueryData(payoutAccountOptions(api).queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: [...paymentKeys.all, 'payouts'] });
    },
  });
}

/** Keeps the bank account that the owner enters. */
export function useSaveBankAccount() {
  return useAccountChange((api, json: BankAccountValues) => api.put('owner/bank-account', { json }));
}

/** Asks the provider again how the account is. */
export function useRefreshPayoutAccount() {
  return useAccountChange((api) => api.post('owner/payout-account/refresh', { json: {} }));
}

/** Chooses what the embedded provider plays. */
export function usePlayOnboarding() {
  return useAccountChange((api, state: PlayedState) =>
    api.post('owner/payout-account/test-onboarding', { json: { state } }),
  );
}

/** Opens an account at the provider; answers the address of its page. */
export function useBeginOnboarding() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      answerOf<Answer<'beginPayoutOnboarding'>>(api.post('owner/payout-account/onboarding', { json: {} })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: payoutAccountOptions(api).queryKey }),
  });
}
