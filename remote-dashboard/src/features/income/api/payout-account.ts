import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';

export type PayoutAccount = Answer<'GET /owner/payout-account'>;
export type BankAccountValues = RequestOf<'PUT /owner/bank-account'>;
export type PlayedState = RequestOf<'POST /owner/payout-account/test-onboarding'>['state'];

/** Where the owner is paid. Asked for each time that it is opened: the provider decides meanwhile. */
export function payoutAccountOptions(api: Api) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'payout-account'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get('/owner/payout-account', { signal }),
  });
}

/** What changes the account answers with how it is then; payouts may leave because of it. */
function useAccountChange<Given>(change: (api: Api, given: Given) => Promise<PayoutAccount>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(api, given),
    onSuccess: (answer) => {
      queryClient.setQueryData(payoutAccountOptions(api).queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: [...paymentKeys.all, 'payouts'] });
    },
  });
}

/** Keeps the bank account that the owner enters. */
export function useSaveBankAccount() {
  return useAccountChange((api, json: BankAccountValues) => api.put('/owner/bank-account', { json }));
}

/** Ends the wait of a changed account, with what the mail about it has. */
export function useConfirmPayoutAccount() {
  return useAccountChange((api, confirmation: string) =>
    api.post('/owner/payout-account/confirmation', { json: { confirmation } }),
  );
}

/** Asks the provider again how the account is. */
export function useRefreshPayoutAccount() {
  return useAccountChange((api) => api.post('/owner/payout-account/refresh'));
}

/** Chooses what the embedded provider plays. */
export function usePlayOnboarding() {
  return useAccountChange((api, state: PlayedState) =>
    api.post('/owner/payout-account/test-onboarding', { json: { state } }),
  );
}

/** Opens an account at the provider; answers the address of its page. */
export function useBeginOnboarding() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/owner/payout-account/onboarding'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: payoutAccountOptions(api).queryKey }),
  });
}
