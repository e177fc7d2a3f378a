import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { holdsOptions, useReleaseHold } from '../../api/holds';
import { releaseMessage } from '../../api/holds.messages';
import { MessagePage } from '@drove/shared-ui/message-page';
import { OpenHolds } from '../../ui/open-holds';
import { tooManyHoldsLabels } from './labels';

interface TooManyHoldsProps {
  heading: string;
  /** What the API said; it names the cars. */
  sentence: string;
  /** Reserves the car that was wanted, for the same days. */
  onRetry: () => void;
  isBusy: boolean;
}

/** As many cars are held as one may hold at once: one is paid for or let go, then the wanted one is held. */
export function TooManyHolds({ heading, sentence, onRetry, isBusy }: TooManyHoldsProps) {
  const { data } = useQuery(holdsOptions(useApi()));
  const release = useReleaseHold();
  const releaseAndRetry = (uuid: string) => release.mutate(uuid, { onSuccess: onRetry });
  return (
    <MessagePage
      heading={heading}
      ways={
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={onRetry}>
          {tooManyHoldsLabels.retry}
        </button>
      }
    >
      <p>{sentence}</p>
      <OpenHolds
        holds={data?.holds ?? []}
        onRelease={releaseAndRetry}
        releasing={release.isPending ? release.variables : undefined}
        error={release.isError ? releaseMessage(release.error) : undefined}
      />
    </MessagePage>
  );
}
