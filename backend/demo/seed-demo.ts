import type { Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';
import { insertAgreements } from '../src/modules/people/agreements/terms-agreements.repository.js';
import { agreedDocuments } from '../src/modules/people/agreements/terms-agreements.table.js';
import { insertUser } from '../src/modules/people/users/users.repository.js';
import { readSiteTexts } from '../src/modules/support/site/site-settings.js';
import { confirmDemoAddresses } from './confirm-demo-addresses.repository.js';
import type { BankDetails } from '../src/modules/payouts/payout-accounts/seal-bank-details.js';
import { insertDemoBankAccount } from './demo-bank-accounts.repository.js';
import { demoAddress, demoPhone } from './demo-places.js';
import { demoAccounts, type DemoAccount } from './demo-accounts.js';
import { openDemoPayoutAccounts } from './demo-payout-accounts.repository.js';
import { seedDemoMessages } from './messages/seed-demo-messages.repository.js';
import { insertDemoFavourites, insertDemoLanguages } from './cars/demo-profiles.repository.js';
import { replaceDrawnPictures } from './cars/replace-drawn-pictures.repository.js';
import { seedDemoCars } from './cars/seed-demo-cars.js';
import { insertDemoVerificationHold } from './reservations/demo-verification-hold.repository.js';
import { seedDemoReservations } from './reservations/seed-demo-reservations.js';
import { seedOnce } from './seed-once.js';
import { seedDemoVerifications } from './verification/seed-demo-verifications.js';
import { verifiedFacts } from './verified-facts.js';
import { insertWaitingWork } from './waiting-work.repository.js';

/** Fills the database with demo data at its first start; each later set is another line here. */
export async function seedDemo(database: Kysely<Tables>, bankDetails: BankDetails): Promise<void> {
  const now = new Date();
  await seedOnce(database, 'accounts', async (transaction) => {
    for (const account of demoAccounts) await insertUser(transaction, toUser(account, now));
  });
  await seedDemoCars(database, now);
  await seedDemoReservations(database, bankDetails, now);
  await seedDemoVerifications(database, now);
  await seedOnce(database, 'verification hold', (transaction) =>
    insertDemoVerificationHold(transaction, now),
  );
  // Also those that were here before addresses were confirmed.
  await seedOnce(database, 'confirmed addresses', confirmDemoAddresses);
  await seedOnce(database, 'payout accounts', openDemoPayoutAccounts);
  await seedOnce(database, 'bank account', (transaction) =>
    insertDemoBankAccount(transaction, bankDetails, now),
  );
  await seedOnce(database, 'pictures of files', replaceDrawnPictures);
  await seedOnce(database, 'languages', insertDemoLanguages);
  await seedOnce(database, 'favourites', (transaction) => insertDemoFavourites(transaction, now));
  await seedOnce(database, 'waiting work', (transaction) => insertWaitingWork(transaction, now));
  await seedOnce(database, 'messages', (transaction) => seedDemoMessages(transaction, now));
  await seedOnce(database, 'agreements', (transaction) => insertAgreements(transaction, agreements(now)));
}

/** Everyone signed up with the texts that ship. */
function agreements(now: Date) {
  const { pages } = readSiteTexts({});
  return demoAccounts.flatMap(({ userUuid, joinedDaysAgo }) =>
    agreedDocuments.map((document) => ({
      user_uuid: userUuid,
      occasion: 'sign_up' as const,
      document,
      version: pages[document].version,
      agreed_at: new Date(now.getTime() - joinedDaysAgo * 86_400_000),
    })),
  );
}

function toUser(account: DemoAccount, now: Date) {
  const joinedAt = new Date(now.getTime() - account.joinedDaysAgo * 86_400_000);
  return {
    uuid: account.userUuid,
    identity_uid: account.identityUid,
    email: account.email,
    fname: account.fname,
    lname: account.lname,
    gender: account.gender,
    ...demoPhone('Berlin', account.joinedDaysAgo),
    city: 'Berlin',
    ...demoAddress('Berlin', account.joinedDaysAgo),
    region: 'Berlin',
    role: account.role,
    account_status: account.accountStatus,
    user_verification: account.userVerification,
    created_at: joinedAt,
    hosting_since: account.isHosting ? joinedAt : null,
    ...(account.userVerification === 'verified' && account.role !== 'admin' ? verifiedFacts(now) : {}),
    status_reason:
      account.accountStatus === 'suspended'
        ? 'Two cars came back with fines that were never paid. Please contact us.'
        : null,
  };
}
