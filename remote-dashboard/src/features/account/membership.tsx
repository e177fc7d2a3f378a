import { Link } from 'react-router-dom';
import { Facts, StatusBadge } from '@drove/shared-ui';
import { formatDay, formatInstant } from '@drove/shared-ui/formats';
import type { MyAccount } from '../../api/my-account';
import { roleNames, userVerificationLabels } from '../../lib/user-labels';
import { membershipLabels } from './labels';

/** What of an account its person cannot change here: role, verification, and since when. */
export function Membership({ account }: { account: MyAccount }) {
  const { role, permissions, created_at: createdAt, user_verification: verification } = account;
  const { licence_expires_on: licenceOn, identity_expires_on: identityOn } = account;
  // An owner's role says it.
  const isHosting = role === 'customer' && permissions.includes('host');
  const verified = (
    <span className="flex flex-wrap items-center gap-3">
      <StatusBadge {...userVerificationLabels[verification]} />
      <Link to="/dashboard/user-ver-doc-form" className="link">
        {verification === 'verified' || verification === 'pending'
          ? membershipLabels.seeDocuments
          : membershipLabels.verify}
      </Link>
    </span>
  );
  return (
    <Facts
      facts={[
        {
          name: membershipLabels.role,
          value: isHosting ? membershipLabels.hosts(roleNames[role]) : roleNames[role],
        },
        { name: membershipLabels.since, value: formatInstant(createdAt) },
        // No one verifies administrators: they neither rent nor list.
        ...(role === 'admin' ? [] : [{ name: membershipLabels.verification, value: verified }]),
        ...(licenceOn ? [{ name: membershipLabels.licenceExpiry, value: formatDay(licenceOn) }] : []),
        ...(identityOn ? [{ name: membershipLabels.identityExpiry, value: formatDay(identityOn) }] : []),
        ...agreedTo(account),
      ]}
    />
  );
}

/** The latest that a person agreed to of each text. */
function agreedTo({ agreements }: MyAccount) {
  const documents = ['terms', 'privacy'] as const;
  return documents.flatMap((document) => {
    const latest = agreements.find((one) => one.document === document);
    if (!latest) return [];
    const value = membershipLabels.agreed(formatInstant(latest.agreed_at), latest.version);
    return [{ name: membershipLabels.documents[document], value }];
  });
}
