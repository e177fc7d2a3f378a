import { isRefusedWith } from '@drove/api-client';
import { BusyButton, ContactText } from '@drove/shared-ui';
import {
  useBeginOnboarding,
  usePlayOnboarding,
  useRefreshPayoutAccount,
  type PayoutAccount,
  type PlayedState,
} from './api/payout-account';
import { ConfirmEmail } from '../../ui/confirm-email';
import { ConfirmAgain } from './confirm-again';
import { providerAccountLabels } from './labels';

/** The way to the provider's page, and back. */
export function ProviderAccount({ account: { account, provider } }: { account: PayoutAccount }) {
  const begin = useBeginOnboarding();
  const refresh = useRefreshPayoutAccount();
  const open = () =>
    begin.mutate(undefined, {
      // The embedded provider has no page of its own: its choices show here.
      onSuccess: ({ url }) => {
        if (provider !== 'test') location.assign(url);
      },
    });
  const failure = begin.error ?? refresh.error;

  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        {!(account && provider === 'test') && (
          <BusyButton
            isBusy={begin.isPending}
            onClick={open}
            className={account ? 'btn-outline' : 'btn-primary'}
          >
            {account ? providerAccountLabels.continue : providerAccountLabels.open}
          </BusyButton>
        )}
        {account && account.state !== 'active' && provider !== 'test' && (
          <BusyButton
            isBusy={refresh.isPending}
            onClick={() => refresh.mutate(undefined)}
            className="btn-outline"
          >
            {providerAccountLabels.refresh}
          </BusyButton>
        )}
      </div>
      {account && provider === 'test' && <PlayedBank />}
      <Failure error={failure} onConfirmed={open} />
    </div>
  );
}

/** Why it did not work; who signed in a while ago says their password here, and it is done then. */
function Failure({ error, onConfirmed }: { error: Error | null; onConfirmed: () => void }) {
  if (isRefusedWith<'POST /owner/payout-account/onboarding'>(error, 'EMAIL_NOT_CONFIRMED')) {
    return (
      <div className="mt-3">
        <ConfirmEmail onConfirmed={onConfirmed} />
      </div>
    );
  }
  return (
    <>
      <p role="alert" className="mt-3 text-error empty:hidden">
        <ContactText>{error?.message}</ContactText>
      </p>
      {isRefusedWith<'POST /owner/payout-account/onboarding'>(error, 'RECENT_SIGN_IN_REQUIRED') && (
        <ConfirmAgain onConfirmed={onConfirmed} />
      )}
    </>
  );
}

const played: Record<PlayedState, string> = {
  complete: providerAccountLabels.test.accepts,
  refuses: providerAccountLabels.test.returns,
  incomplete: providerAccountLabels.test.incomplete,
};

/** What the embedded provider plays, since no money moves. */
function PlayedBank() {
  const play = usePlayOnboarding();
  return (
    <fieldset className="rounded-box border border-dashed border-base-300 p-4">
      <legend className="px-2 text-sm text-base-content/75">{providerAccountLabels.testHeading}</legend>
      <div className="flex flex-wrap gap-3">
        {Object.entries(played).map(([state, label]) => (
          <BusyButton
            key={state}
            isBusy={play.isPending && play.variables === state}
            onClick={() => play.mutate(state as PlayedState)}
            className="btn-outline btn-sm"
          >
            {label}
          </BusyButton>
        ))}
      </div>
      <Failure error={play.error} onConfirmed={() => play.variables && play.mutate(play.variables)} />
    </fieldset>
  );
}
