import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { NotificationBar } from './features/notifications/notification-bar';

/** What stands around every page: the remote's own cache of what the API answered, and the bell. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationBar />
      {children}
    </QueryClientProvider>
  );
}
