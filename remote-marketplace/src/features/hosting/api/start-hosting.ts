import { useMutation } from '@tanstack/react-query';
import { useApi } from 'api-client';
import { useAuth } from 'shared-auth';

/** Lets the signed-in customer list cars; the session knows it afterwards. */
export function useStartHosting() {
  const api = useApi();
  const { retryProfile } = useAuth();
  return useMutation({
    mutationFn: async () => {
      await api.post('/my/account/hosting');
      await retryProfile();
    },
  });
}
