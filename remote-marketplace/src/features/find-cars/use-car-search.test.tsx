import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { useCarSearch } from './use-car-search';

/** A router that is still busy: it was told of the new address, and has not drawn it. */
function BusyRouter({ children }: { children: ReactNode }) {
  const router = createHashRouter([{ path: '*', element: children }]);
  jest.spyOn(router, 'navigate').mockResolvedValue();
  return <RouterProvider router={router} />;
}

describe('a filter that was just chosen', () => {
  it('shows at once, while the list is being drawn', () => {
    const { result } = renderHook(useCarSearch, { wrapper: BusyRouter });
    act(() => result.current.change({ pricePerDayMax: 9000 }));
    expect(result.current.search.pricePerDayMax).toBe(9000);
  });

  it('is gone when the visitor goes Back before the list was drawn', () => {
    const { result } = renderHook(useCarSearch, { wrapper: BusyRouter });
    act(() => result.current.change({ pricePerDayMax: 9000 }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(result.current.search.pricePerDayMax).toBeUndefined();
  });
});
