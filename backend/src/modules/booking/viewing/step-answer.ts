import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { type User, currentUser } from '../../people/public.js';
import type { StepRequest } from '../reservations/act-on-reservation.js';
import { findVisibleReservation } from '../reservations/find-visible-reservation.js';
import { toReservation } from './reservation-body.js';
import type { ReservationBody } from './reservation.schemas.js';
import type { Reservation } from '../reservations/reservations.table.js';

interface Step {
  act: (user: User, begin: BeginOnce) => Promise<Reservation>;
  /** The reservation once it was done and no one lived to answer. */
  again: (user: User) => Promise<Reservation>;
}

/** Takes a step, and answers with the reservation, alike however often it is sent. */
export async function answerWithReservation(
  deps: Deps,
  request: FastifyRequest,
  { act, again }: Step,
): Promise<ReservationBody> {
  const user = currentUser(request);
  const operation = {
    act: async ({ begin }: { begin: BeginOnce }) => await act(user, begin),
    answer: async (reservation: Reservation) => ({
      status: 200,
      body: await toReservation(deps, user, reservation),
    }),
    again: async () => await again(user),
  };
  const { body } = await aroundProviderCall(deps, request, request.body ?? {}, operation);
  return body;
}

/** The same for a step with the reservation that the path names. */
export async function answerStep(
  deps: Deps,
  request: FastifyRequest & { params: { reservation_uuid: string } },
  take: (user: User, asked: Required<Pick<StepRequest, 'reservationUuid' | 'begin'>>) => Promise<Reservation>,
): Promise<ReservationBody> {
  const { reservation_uuid: reservationUuid } = request.params;
  return await answerWithReservation(deps, request, {
    act: async (user, begin) => await take(user, { reservationUuid, begin }),
    again: async (user) => await findVisibleReservation(deps, user, reservationUuid),
  });
}
