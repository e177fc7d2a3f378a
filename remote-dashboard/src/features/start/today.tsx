import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { ContactText, RetryNotice, SlowNote } from '@drove/shared-ui';
import { homeOptions } from '../../api/home';
import { OwnerSteps } from '../../ui/owner-steps';
import { Administering } from './administering/administering';
import { Hosting } from './hosting/hosting';
import { accountNoticeLabels, todayLabels, todaySkeletonLabels } from './labels';
import { BookingObstacle } from './renting/booking-obstacle';
import { Renting } from './renting/renting';

interface TodayProps {
  /** The account's. */
  status: string;
}

/** What matters today, by what the person has to do with: what has to be done first, then how things go. */
export function Today({ status }: TodayProps) {
  const query = useQuery(homeOptions(useApi()));
  const home = query.data;

  return (
    <div className="mt-8 grid gap-10">
      <AccountNotice status={status} reason={home?.status_reason ?? null} />
      {query.isPending && <TodaySkeleton />}
      {query.isError && !home && (
        <RetryNotice
          heading={todayLabels.failed}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {home?.renting && (
        <BookingObstacle
          renting={home.renting}
          isOwner={home.hosting !== null}
          hasSteps={home.hosting?.next_steps.is_done === false}
        />
      )}
      {home?.hosting && home.account_status === 'active' && <OwnerSteps steps={home.hosting.next_steps} />}
      {home?.administering && <Administering home={home.administering} />}
      {home?.hosting && <Hosting home={home.hosting} isActive={home.account_status === 'active'} />}
      {home?.renting && <Renting home={home.renting} isOwner={home.hosting !== null} />}
    </div>
  );
}

/** Keeps the place of what is on its way. */
function TodaySkeleton() {
  const block = 'animate-pulse rounded-box bg-base-300/60 motion-reduce:animate-none';
  return (
    <div role="status" className="relative grid grid-cols-1 gap-4">
      <span className="sr-only">{todaySkeletonLabels.loading}</span>
      <SlowNote />
      <div className={`h-7 w-48 max-w-full ${block}`} />
      <div className={`h-36 ${block}`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className={`h-48 ${block}`} />
        <div className={`h-48 ${block}`} />
      </div>
    </div>
  );
}

const notices: Record<string, string> = {
  suspended: accountNoticeLabels.suspended,
  closed: accountNoticeLabels.closed,
};

interface AccountNoticeProps {
  status: string;
  /** What an administrator said about it. */
  reason: string | null;
}

/** Says what an account that is not active cannot do, and why; nothing for one that is. */
function AccountNotice({ status, reason }: AccountNoticeProps) {
  const notice = notices[status];
  if (!notice) return null;

  return (
    <div role="status" className="rounded-box border border-warning/40 bg-warning/10 p-4">
      <p className="font-medium">
        <ContactText>{notice}</ContactText>
      </p>
      {reason && <p className="mt-1 whitespace-pre-line">{reason}</p>}
    </div>
  );
}
