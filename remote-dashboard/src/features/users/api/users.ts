import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

type UsersPage = Answer<'listUsers'>;
type AuditPage = Answer<'readAuditLog'>;
export type ListedUser = UsersPage['users'][number];
export type UserDetails = Answer<'readUser'>;

const keys = { all: ['users'] as const };

/** People who match; empty filters do not narrow it. */
export function usersOptions(api: ApiClient, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return infiniteQueryOptions({
    queryKey: [...keys.all, 'list', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<UsersPage>(
        api.get('admin/users', {
          signal,
          searchParams: { ...chosen, limit: 30, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}

/** Everything about a person; null when there is no such person. */
export function userOptions(api: ApiClient, userUuid: string) {
  return queryOptions({
    queryKey: [...keys.all, 'one', userUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(userUuid)) return null;
      try {
        return await answerOf<UserDetails>(api.get(`admin/users/${userUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readUser'>(error, 'USER_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}

/** What a person did and what was done to them, the newest first. */
export function auditLogOptions(api: ApiClient, userUuid: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.all, 'one', userUuid, 'audit-log'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<AuditPage>(
        api.get(`admin/users/${userUuid}/audit-log`, {
          signal,
          searchParams: { limit: 20, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}

/** What an administrator can do to an account. */
export type UserAction = UserDetails['can'][number];

const requests: Record<UserAction, { path: string; json: object }> = {
  suspend: { path: 'suspend', json: {} },
  reactivate: { path: 'reactivate', json: {} },
  make_admin: { path: 'role', json: { role: 'admin' } },
  end_admin: { path: 'role', json: { role: 'customer' } },
};

/** Does it, with a reason. */
export function useChangeUser(userUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ action, reason }: { action: UserAction; reason: string }) => {
      const { path, json } = requests[action];
      return answerOf<UserDetails>(
        api.post(`admin/users/${userUuid}/${path}`, { json: { ...json, reason } }),
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}
