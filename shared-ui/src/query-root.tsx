import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

/**
 * A remote's own cache of the API's answers; it lives as long as the remote is shown. What is shown is asked for again when
 * the network is back.
 */
export function QueryRoot({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Also without a network: the client of the API may have the last answer.
          queries: { staleTime: 30_000, retry: 1, networkMode: 'always', refetchOnReconnect: false },
        },
      }),
  );
  useEffect(() => {
    // TanStack's own way misses a page that was opened offline: it takes every page for online until it hears otherwise.
    const askAgain = () => void queryClient.refetchQueries({ type: 'active' });
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
