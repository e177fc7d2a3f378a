import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';

export type MyAccount = Answer<'readMyAccount'>;
export type AccountChanges = RequestOf<'changeMyAccount'>;
export type OpenTrip = MyAccount['open_trips'][number];

/** The signed-in person's own account. Asked for each time that it is opened: trips end meanwhile. */
export function myAccountOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['my', 'account'],
    staleTime: 0,
    queryFn: ({ signal }) => answerOf<MyAccount>(api.get('my/account', { signal })),
  });
}

/** Changes the profile; what is not named stays. */
export function useChangeMyAccount() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: AccountChanges) => answerOf<MyAccount>(api.patch('my/account', { json })),
    onSuccess: (answer) => queryClient.setQueryData(myAccountOptions(api).queryKey, answer),
  });
}

/** Asks for the account again, for what has changed elsewhere. */
export function useReloadMyAccount(): () => Promise<void> {
  const { queryKey } = myAccountOptions(useApiClient());
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
