import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** A remote's own cache of the API's answers; it lives as long as the remote is shown. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Also without a network: the client of the API may have the last answer.
          queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
