import { useApi } from 'api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RetryNotice } from 'shared-ui';
import { homeOptions } from '../../api/home';
import { AccountNotice } from './account-notice';
import { Administering } from './administering/administering';
import { Hosting } from './hosting/hosting';
import { todayLabels } from './labels';
import { BookingObstacle } from './renting/booking-obstacle';
import { Renting } from './renting/renting';
import { TodaySkeleton } from './today-skeleton';

interface TodayProps {
  /** The account's. */
  status: string;
  /** Comes below, once nothing above it can grow any more. */
  children: ReactNode;
}

/** What matters today, by what the role has to do with: what has to be done first, then how things go. */
export function Today({ status, children }: TodayProps) {
  const query = useQuery(homeOptions(useApi()));
  const home = query.data;

  return (
    <div className="mt-8 grid gap-10">
      <AccountNotice status={status} reason={home?.status_reason ?? null} />
      {query.isPending && <TodaySkeleton />}
      {query.isError && !home && (
        <RetryNotice
          heading={todayLabels.weCouldntLoadTodaysOverview}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {home?.renting && <BookingObstacle renting={home.renting} isOwner={home.role === 'car_owner'} />}
      {home?.administering && <Administering home={home.administering} />}
      {home?.hosting && <Hosting home={home.hosting} isActive={home.account_status === 'active'} />}
      {home?.renting && <Renting home={home.renting} isOwner={home.role === 'car_owner'} />}
      {!query.isPending && children}
    </div>
  );
}
