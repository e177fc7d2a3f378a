import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';
import { pagesOptions } from '../../../api/pages';

type NotificationPage = Answer<'GET /my/notifications'>;
export type Notification = NotificationPage['notifications'][number];

const notificationKeys = { all: ['notifications'] as const };

/** What the signed-in person was told, the newest first; asked for again every half minute while in view. */
export function notificationsOptions(api: Api) {
  return pagesOptions(
    notificationKeys.all,
    ({ signal, cursor }) => api.get('/my/notifications', { signal, query: { limit: 20, cursor } }),
    {
      // A page that is not in view asks for nothing: the browser says so to the query.
      refetchInterval: 30_000,
    },
  );
}

/** Marks what was read: these, or everything. */
export function useReadNotifications() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RequestOf<'POST /my/notifications/read'>) =>
      api.post('/my/notifications/read', { json }),
    onSuccess: () => {
      // The shell's bell counts them as well: decision 0236.
      dispatchEvent(new Event('notificationschange'));
      return queryClient.invalidateQueries({ queryKey: notificationKeys.all });
    },
  });
}
