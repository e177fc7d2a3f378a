import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { myAccountOptions } from '../../api/my-account';
import { Sentence } from '../../ui/sentence';
import { TitledSection } from '../../ui/titled-section';
import { UnsavedGuard } from '@drove/shared-ui/unsaved-guard';
import { CloseAccount } from './close-account';
import { accountLabels } from './labels';
import { NotificationSettings } from './notification-settings';
import { Membership } from './membership';
import { Profile } from './profile';
import { SignInDetails } from './sign-in-details';

/** One's own account, as soon as it is there. */
export function Account() {
  return (
    <QueryBoundary heading={accountLabels.failed}>
      <AccountSections />
    </QueryBoundary>
  );
}

function AccountSections() {
  const { data: account } = useSuspenseQuery(myAccountOptions(useApi()));
  // The router asks one guard at a time: this page has one for all of its forms.
  const [unsaved, setUnsaved] = useState({ profile: false, signIn: false });
  return (
    <div className="grid gap-6">
      <UnsavedGuard isUnsaved={unsaved.profile || unsaved.signIn} />
      {account.account_status === 'suspended' && (
        <Notice tone="error" heading={accountLabels.suspendedHeading}>
          {account.status_reason && <p>{account.status_reason}</p>}
          <p>
            <Sentence
              text={accountLabels.suspendedText}
              parts={{
                link: (
                  <Link to="/contact" className="link">
                    {accountLabels.suspendedLink}
                  </Link>
                ),
              }}
            />
          </p>
        </Notice>
      )}
      <TitledSection heading={accountLabels.profile}>
        <Profile
          account={account}
          onUnsaved={(profile) => setUnsaved((before) => ({ ...before, profile }))}
        />
      </TitledSection>
      <TitledSection heading={accountLabels.signIn}>
        <SignInDetails
          isEmailConfirmed={account.email_confirmed}
          onUnsaved={(signIn) => setUnsaved((before) => ({ ...before, signIn }))}
        />
      </TitledSection>
      <TitledSection heading={accountLabels.notifications}>
        <QueryBoundary heading={accountLabels.notificationsFailed}>
          <NotificationSettings />
        </QueryBoundary>
      </TitledSection>
      <TitledSection heading={accountLabels.membership}>
        <Membership account={account} />
      </TitledSection>
      <TitledSection heading={accountLabels.close}>
        <CloseAccount account={account} />
      </TitledSection>
    </div>
  );
}
