import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Answer, type Api } from '@drove/api-client';
import type { carTypeLabels } from '../lib/car-labels';
import { useDebounced } from '@drove/shared-ui/use-debounced';

export type Earnings = Answer<'GET /hosting/earnings'>;

/** What a car would earn; amounts in minor units of its city's currency. */
export interface PlannedPrice {
  place: string;
  type?: keyof typeof carTypeLabels | null | undefined;
  dailyPriceMinor?: number | undefined;
  weeklyDiscountBps?: number;
  monthlyDiscountBps?: number;
}

function earningsOptions(api: Api, planned: PlannedPrice) {
  const { place, type, dailyPriceMinor, weeklyDiscountBps, monthlyDiscountBps } = planned;
  const query = {
    place,
    type: type ?? undefined,
    daily_price_minor: dailyPriceMinor,
    weekly_discount_bps: weeklyDiscountBps,
    monthly_discount_bps: monthlyDiscountBps,
  };
  return queryOptions({
    queryKey: ['hosting-earnings', query],
    queryFn: ({ signal }) => api.get('/hosting/earnings', { signal, query }),
    enabled: place !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** What drivers pay and the owner gets, by the server's own pricing; nothing is asked without a city. */
export function useEarnings(planned: PlannedPrice): { earnings: Earnings | undefined; isError: boolean } {
  // Typed digit by digit.
  const dailyPriceMinor = useDebounced(planned.dailyPriceMinor, 300);
  const { data, isError } = useQuery(earningsOptions(useApi(), { ...planned, dailyPriceMinor }));
  return { earnings: data, isError };
}
