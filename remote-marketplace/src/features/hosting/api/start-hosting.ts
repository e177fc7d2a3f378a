import { useMutation } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@drove/shared-auth';

/** Lets the signed-in customer list cars; the session knows it then, and the form of a car opens with what was typed. */
export function useStartHosting() {
  const api = useApi();
  const { retryProfile } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useMutation({
    mutationFn: async () => {
      await api.post('/my/account/hosting');
      await retryProfile();
    },
    // Also once the button is gone, with the page for those who do not host.
    onSuccess: () => navigate(`/dashboard/cars/upload${search}`),
  });
}
