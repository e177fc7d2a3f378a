import type { Deps } from '../../../platform/deps.js';
import type { HostingHomeBody } from './hosting-home.schemas.js';
import {
  countCarsByState,
  findOngoingTrips,
  findTodaysPickups,
  findPendingRequests,
} from './hosting-home.repository.js';
import { incomeOfTwoMonths } from './income-of-two-months.js';
import { occupancyOf } from './occupancy.js';
import { toReservations } from '../../booking/public.js';
import { readNextSteps } from '../../payouts/public.js';
import type { User } from '../../people/public.js';

const shown = 5;

/** What matters today to an owner. */
export async function viewHosting(deps: Deps, owner: User): Promise<HostingHomeBody> {
  const { database } = deps;
  const of = { ownerUuid: owner.uuid, now: deps.now(), limit: shown };
  const requests = await findPendingRequests(database, of);
  const leaving = await findTodaysPickups(database, of);
  const out = await findOngoingTrips(database, of);
  const bodies = await toReservations(deps, owner, [...requests.rows, ...leaving, ...out.rows]);
  const bodyOf = ({ uuid }: { uuid: string }) => {
    const body = bodies.find(({ reservation_uuid }) => reservation_uuid === uuid);
    if (body === undefined) throw new Error(`Reservation ${uuid} has vanished`);
    return body;
  };
  return {
    next_steps: await readNextSteps(database, owner, { bankDetails: deps.bankDetails }),
    requests: { count: requests.count, reservations: requests.rows.map(bodyOf) },
    leaving: leaving.map(bodyOf),
    out: {
      count: out.count,
      due_today: out.dueToday,
      overdue: out.overdue,
      trips: out.rows.map((row) => ({ due: row.due, reservation: bodyOf(row) })),
    },
    income: await incomeOfTwoMonths(deps, owner),
    occupancy: await occupancyOf(deps, owner),
    cars: await countCarsByState(database, owner.uuid),
  };
}
