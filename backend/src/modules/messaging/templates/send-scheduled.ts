import type { Deps } from '../../../platform/deps.js';
import { isTaken } from '../../../platform/database/database-errors.js';
import { Problem } from '../../../platform/http/problem.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findUserByUuid } from '../../people/public.js';
import { sendMessage } from '../threads/send-message.js';
import { openThread } from '../threads/threads.repository.js';
import { findReservation } from '../../booking/public.js';
import { fillTemplate } from './fill-template.js';
import { findDueTexts, readTemplateFacts, type DueText } from './template-facts.repository.js';

/** Sends the saved texts whose time has come; each once for a trip, whatever runs twice. */
export async function sendScheduledMessages(deps: Pick<Deps, 'database' | 'now' | 'apiUrl'>): Promise<void> {
  await eachOf(await findDueTexts(deps.database, deps.now()), async (due) => {
    try {
      await sendOne(deps, due);
    } catch (error) {
      // A side has blocked the other, or left: nothing is sent between them by itself either. Or another process was first.
      if (!(error instanceof Problem) && !isTaken(error)) throw error;
    }
  });
}

async function sendOne({ database, now, apiUrl }: Pick<Deps, 'database' | 'now' | 'apiUrl'>, due: DueText) {
  const { reservation_uuid: reservationUuid, owner_uuid, text, schedule } = due;
  await database.transaction().execute(async (transaction) => {
    const [owner, trip] = [
      await findUserByUuid(transaction, owner_uuid),
      await findReservation(transaction, reservationUuid),
    ];
    if (owner?.account_status !== 'active' || trip === undefined) return;
    const { car_uuid, customer_uuid } = trip;
    const subject = { car_uuid, customer_uuid, owner_uuid, reservation_uuid: reservationUuid };
    const facts = await readTemplateFacts(transaction, await openThread(transaction, subject, now()));
    const content = { text: fillTemplate(text, facts).slice(0, 2_000), scheduled: schedule };
    await sendMessage(transaction, owner, { reservationUuid }, content, { now: now(), apiUrl });
  });
}
