import { sql } from 'kysely';
import { factOf } from '../world/mailbox.js';
import type { World } from '../world/world.js';

/** What may happen to a trip or a person more than once in the same words, at another time. */
const mayHappenAgain =
  /^(?:account|approval|change|difference|dispute|late_fee|objection|payment|payout|provider_refund|refund)_|^(?:deposit_failed|trip_objected|trip_to_pay_anew|trip_paid_anew)$/;

interface Told {
  email: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  times: number;
  moments: number;
}

/** Mails that were sent again although they had arrived, and facts that a person reads of more often than they happened. */
export async function findRepeatedMails({ database, mailbox }: World): Promise<string[]> {
  const { rows } = await sql<Told>`
    select users.email, told.kind, told.title, told.text, coalesce(mail.link, told.link) as link,
      count(*) as times, count(distinct told.created_at) as moments
    from notifications as told join notification_emails as mail on mail.notification_uuid = told.uuid
    join users on users.uuid = told.user_uuid group by 1, 2, 3, 4, 5`.execute(database.direct);
  const happened = new Map(
    rows.map((row) => [
      factOf(row.email, row.title, row.text, row.link),
      { ...row, most: mayHappenAgain.test(row.kind) ? row.moments : 1 },
    ]),
  );
  return [
    ...mailbox.repeated,
    ...[...happened].filter(([, { times, most }]) => times > most).map(([fact]) => fact),
    ...[...mailbox.facts]
      .filter(([fact, mails]) => mails.size > (happened.get(fact)?.times ?? 1))
      .map(([fact]) => fact),
  ];
}
