import { act, renderHook } from '@testing-library/react';
import { use, useState, type ReactNode } from 'react';
import { createHashRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { useCarSearch } from './use-car-search';

/** A router that is still busy: it has the new address, and has not drawn it. */
function BusyRouter({ children }: { children: ReactNode }) {
  const router = createHashRouter([{ path: '*', element: children }]);
  jest.spyOn(router, 'navigate').mockResolvedValue();
  return <RouterProvider router={router} />;
}

const never = new Promise<never>(() => undefined);

/** Cannot be drawn with a price. */
function Unfinished() {
  const [parameters] = useSearchParams();
  if (parameters.has('price_per_day_max')) use(never);
  return null;
}

/** A router that has begun to draw the new address, and does not come to its end. */
function UnfinishedRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createHashRouter([
      {
        path: '*',
        element: (
          <>
            {children}
            <Unfinished />
          </>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

describe('useCarSearch', () => {
  it('applies a chosen filter at once, while the list renders', () => {
    const { result } = renderHook(useCarSearch, { wrapper: BusyRouter });
    act(() => result.current.change({ pricePerDayMax: 9000 }));
    expect(result.current.search.pricePerDayMax).toBe(9000);
  });

  it('drops a chosen filter when the visitor goes Back before the list renders', () => {
    const { result } = renderHook(useCarSearch, { wrapper: BusyRouter });
    act(() => result.current.change({ pricePerDayMax: 9000 }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(result.current.search.pricePerDayMax).toBeUndefined();
  });

  it('drops a chosen filter when the visitor goes Back while the list is half rendered', async () => {
    const { result } = renderHook(useCarSearch, { wrapper: UnfinishedRouter });
    await act(async () => {
      result.current.change({ pricePerDayMax: 9000 });
      await Promise.resolve();
    });
    expect(window.location.hash).toContain('price_per_day_max');
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    });
    expect(result.current.search.pricePerDayMax).toBeUndefined();
  });
});
