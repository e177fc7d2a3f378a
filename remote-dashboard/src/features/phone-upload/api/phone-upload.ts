import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Api, useApi } from '@drove/api-client';

/** Which document a link uploads. */
export function phoneLinkOptions(api: Api, token: string) {
  return queryOptions({
    queryKey: ['phone-upload', token],
    queryFn: ({ signal }) => api.get('/phone-uploads/{token}', { path: { token }, signal }),
    retry: false,
    // What was taken is said here; looked at again the link is used.
    staleTime: Infinity,
  });
}

/** Sends the picture that the link is for. */
export function useUploadByPhone(token: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (document: File) =>
      api.post('/phone-uploads/{token}', { path: { token }, form: { document } }),
  });
}
