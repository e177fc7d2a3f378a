import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';
import { chosenOf, pagesOptions } from '../../../api/pages';

type UsersPage = Answer<'GET /admin/users'>;
export type ListedUser = UsersPage['users'][number];
export type UserDetails = Answer<'GET /admin/users/{user_uuid}'>;

const keys = { all: ['users'] as const };

/** People who match; empty filters do not narrow it. */
export function usersOptions(api: Api, filter: Record<string, string>) {
  const chosen = chosenOf(filter);
  return pagesOptions([...keys.all, 'list', chosen], ({ signal, cursor }) =>
    api.get('/admin/users', {
      signal,
      query: { ...chosen, limit: 30, cursor },
    }),
  );
}

/** Everything about a person; null when there is no such person. */
export function userOptions(api: Api, userUuid: string) {
  return queryOptions({
    queryKey: [...keys.all, 'one', userUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(userUuid)) return null;
      return api
        .get('/admin/users/{user_uuid}', { path: { user_uuid: userUuid }, signal })
        .orNull('USER_NOT_FOUND');
    },
  });
}

/** What a person did and what was done to them, the newest first. */
export function auditLogOptions(api: Api, userUuid: string) {
  return pagesOptions([...keys.all, 'one', userUuid, 'audit-log'], ({ signal, cursor }) =>
    api.get('/admin/users/{user_uuid}/audit-log', {
      path: { user_uuid: userUuid },
      signal,
      query: { limit: 20, cursor },
    }),
  );
}

/** What an administrator can do to an account. */
export type UserAction = UserDetails['can'][number];

/** Does it, with a reason. */
export function useChangeUser(userUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ action, reason }: { action: UserAction; reason: string }) => {
      const path = { user_uuid: userUuid };
      if (action === 'suspend' || action === 'reactivate') {
        return api.post(`/admin/users/{user_uuid}/${action}`, { path, json: { reason } });
      }
      const role = action === 'make_admin' ? 'admin' : 'customer';
      return api.post('/admin/users/{user_uuid}/role', { path, json: { role, reason } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}
