import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.js';
import {
  withOptionalIdempotency,
  type IdempotentOperation,
} from '../../../platform/idempotency/with-idempotency.js';
import { type User, currentUser } from '../../people/public.js';
import type { StepRequest } from './act-on-reservation.js';
import { findVisibleReservation } from './find-visible-reservation.js';
import { toReservation } from './reservation-body.js';
import type { ReservationBody } from './reservation.schemas.js';
import type { Reservation } from './reservations.table.js';

type StepOf = FastifyRequest & { params: { reservation_uuid: string } };
type TakeStep = (
  user: User,
  asked: Required<Pick<StepRequest, 'reservationUuid' | 'done'>>,
) => Promise<Reservation>;

/** A step with a reservation as an operation that is answered with the reservation, alike however often it is sent. */
export function stepOperation(
  deps: Deps,
  request: StepOf,
  take: TakeStep,
): IdempotentOperation<ReservationBody> {
  const user = currentUser(request);
  const { reservation_uuid: reservationUuid } = request.params;
  const answerWith = async (reservation: Reservation) => ({
    status: 200,
    body: await toReservation(deps, user, reservation),
  });
  return {
    act: async (done) => await answerWith(await take(user, { reservationUuid, done })),
    answerAgain: async () => await answerWith(await findVisibleReservation(deps, user, reservationUuid)),
  };
}

/** Takes a step whose key is optional, and answers with the reservation. */
export async function answerStep(deps: Deps, request: StepOf, take: TakeStep): Promise<ReservationBody> {
  return await withOptionalIdempotency(deps, request, stepOperation(deps, request, take));
}
