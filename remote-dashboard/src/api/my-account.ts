import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';

export type MyAccount = Answer<'GET /my/account'>;
export type AccountChanges = RequestOf<'PATCH /my/account'>;
export type OpenTrip = MyAccount['open_trips'][number];

/** The signed-in person's own account. Asked for each time that it is opened: trips end meanwhile. */
export function myAccountOptions(api: Api) {
  return queryOptions({
    queryKey: ['my', 'account'],
    staleTime: 0,
    queryFn: ({ signal }) => api.get('/my/account', { signal }),
  });
}

/** Changes the profile; what is not named stays. */
export function useChangeMyAccount() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: AccountChanges) => api.patch('/my/account', { json }),
    onSuccess: (answer) => queryClient.setQueryData(myAccountOptions(api).queryKey, answer),
  });
}

/** Asks for the account again, for what has changed elsewhere. */
export function useReloadMyAccount(): () => Promise<void> {
  const { queryKey } = myAccountOptions(useApi());
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
