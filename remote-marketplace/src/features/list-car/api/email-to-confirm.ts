import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';

/** Whether an owner's address is still to be confirmed, without which no car is begun; undefined until that is known. */
export function useEmailToConfirm({ isNeeded }: { isNeeded: boolean }) {
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['my', 'account'],
    queryFn: ({ signal }) => api.get('/my/account', { signal }),
    enabled: isNeeded,
    // The link may have been opened on another device.
    staleTime: 0,
  });
  // Unknown, it is not asked for first: saving the car says so.
  const isToConfirm = data ? !data.email_confirmed : isError || !isNeeded ? false : undefined;
  return { isToConfirm, look: () => void refetch() };
}
