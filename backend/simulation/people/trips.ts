import type { ReservationBody } from '../../src/modules/booking/viewing/reservation.schemas.js';
import type { ViewerAction } from '../../src/modules/booking/viewing/viewer-actions.js';
import type { Person } from '../world/inhabitants.js';
import type { KnownTrip, World } from '../world/world.js';
import { ask, Violation, type Answer } from './ask.js';
import { payFor } from './paying.js';

const hour = 3_600_000;

export type Viewer = 'customer' | 'owner' | 'admin';

/** What one of these may ever be offered. */
export const actionsOf: Record<Viewer, readonly ViewerAction[]> = {
  customer: [
    ...([
      'pay',
      'release',
      'cancel',
      'change',
      'withdraw_change',
      'pay_change',
      'set_deposit_aside',
    ] as const),
    ...([
      'pay_late_fee',
      'confirm_pick_up',
      'confirm_return',
      'dispute',
      'object',
      'review',
      'share',
    ] as const),
  ],
  owner: [
    ...(['accept', 'decline', 'cancel', 'answer_change', 'hand_over', 'take_back', 'late_return'] as const),
    ...(['claim_deposit', 'not_back', 'waive_late_fee', 'no_show', 'dispute', 'rate_driver'] as const),
  ],
  admin: [
    ...(['cancel', 'answer_change', 'resolve', 'decide_on_deposit', 'waive_late_fee'] as const),
    ...(['settle_objection', 'refund', 'decide_late_return'] as const),
  ],
};

/** Remembers how the API showed a trip. */
export function remember(trip: KnownTrip, body: Partial<ReservationBody>): void {
  if (body.status === undefined) return;
  trip.status = body.status;
  if (body.status === 'pending_payment' && body.hold_expires_at != null) {
    trip.heldUntil = Date.parse(body.hold_expires_at);
  }
  const at = (text: string | null | undefined) => (text == null ? [] : [Date.parse(text)]);
  const pickUp = at(body.pick_up_at);
  const back = at(body.return_at);
  trip.moments = [
    ...[at(body.hold_expires_at), at(body.answer_by), at(body.object_by), pickUp, back].flat(),
    ...[at(body.change?.expires_at), at(body.change?.pay_by)].flat(),
    ...pickUp.flatMap((moment) => [
      moment - 48 * hour,
      moment - 24 * hour,
      moment + 2 * hour,
      moment + 6 * hour,
    ]),
    ...back.map((moment) => moment + 24 * hour),
  ];
}

/** How a person does to a trip what the API offers, or what it does not. */
export async function actOn(
  world: World,
  who: Person,
  trip: KnownTrip,
  body: ReservationBody,
  action: ViewerAction,
): Promise<Answer | undefined> {
  const { random } = world;
  const url = `/reservations/${trip.uuid}`;
  const change = `/changes/${body.change?.change_uuid ?? trip.uuid}`;
  const post = async (path: string, payload?: object) => {
    const what = `${path.replaceAll(/[0-9a-f-]{36}/g, '…').replace(/^\/reservations\/…\//, '')} trip ${trip.number}`;
    const answer = await ask(world, who, {
      method: 'POST',
      url: path,
      what,
      ...(payload && { payload }),
    });
    const shown: Partial<ReservationBody> | undefined = answer?.body['reservation'] ?? answer?.body;
    if (answer?.status === 200 && shown?.reservation_uuid === trip.uuid) remember(trip, shown);
    return answer;
  };
  const reason = { reason: 'Because.' };
  switch (action) {
    case 'pay':
      return await payFor(world, who, (card) => post(`${url}/pay`, card));
    case 'pay_change':
      return await payFor(world, who, (card) => post(`${change}/pay`, card));
    case 'pay_late_fee':
      return await payFor(world, who, (card) => post(`${url}/late-fee/pay`, card));
    case 'set_deposit_aside':
      return await payFor(world, who, (card) => post(`${url}/deposit/pay`, card));
    case 'cancel': {
      const shown = await ask(world, who, {
        method: 'GET',
        url: `${url}/cancellation`,
        what: `what cancelling trip ${trip.number} gives`,
      });
      const refund = shown?.body['refund'] as { amount_minor: number } | undefined;
      return await post(`${url}/cancel`, { expected_refund_minor: refund?.amount_minor ?? 0, ...reason });
    }
    case 'change': {
      const day = 24 * hour;
      const from = new Date(Date.parse(`${body.pick_up}Z`) + random.pick([0, 0, -1, 1, 2]) * day);
      const to = new Date(Date.parse(`${body.return}Z`) + random.pick([-2, -1, 0, 1, 2, 5]) * day);
      const period = { pick_up: from.toISOString().slice(0, 16), return: to.toISOString().slice(0, 16) };
      const quoted = await post(`${url}/change-quotes`, period);
      const difference = quoted?.body['difference'] as { amount_minor: number } | undefined;
      if (difference === undefined) return quoted;
      return await post(`${url}/changes`, { ...period, expected_difference_minor: difference.amount_minor });
    }
    case 'answer_change':
      return random.chance(0.75) ? await post(`${change}/approve`) : await post(`${change}/decline`, reason);
    case 'withdraw_change':
      return await post(`${change}/withdraw`);
    case 'late_return': {
      const returned = new Date(Date.parse(`${body.return}Z`) + random.int(0, 30) * hour);
      return await post(`${url}/late-return`, { returned: returned.toISOString().slice(0, 16) });
    }
    case 'claim_deposit':
    case 'decide_on_deposit': {
      const most = body.deposit_claim?.amount.amount_minor ?? body.deposit.amount_minor;
      const amount_minor =
        action === 'claim_deposit' ? random.int(1, Math.max(1, most)) : random.int(0, most);
      return await post(`${url}/${action.replaceAll('_', '-')}`, { amount_minor, ...reason });
    }
    case 'decide_late_return': {
      const side = random.pick(['customer', 'owner']);
      return await post(`${url}/late-return/decision`, { side, ...reason });
    }
    case 'review':
      return await post(`${url}/review`, {
        stars: random.int(1, 5),
        text: 'It was a fine car for the trip.',
      });
    case 'rate_driver':
      return await post(`${url}/driver-rating`, { stars: random.int(1, 5) });
    case 'refund': {
      const payment = body.payments.find(({ captured_at }) => captured_at !== null);
      // Half of it, to the cent, is where borders between parts are rounded.
      const halfMinor = Math.max(1, Math.floor((payment?.amount.amount_minor ?? 0) / 2));
      const payload = { amount_minor: random.chance(0.5) ? halfMinor : random.int(1, 5_000), ...reason };
      return await post(`/admin/payments/${payment?.payment_uuid ?? trip.uuid}/refund`, payload);
    }
    case 'confirm_pick_up':
    case 'confirm_return':
      return await post(`${url}/${action.replace('confirm_', '').replaceAll('_', '-')}`);
    case 'object':
      return await post(`${url}/objection`, reason);
    case 'decline':
    case 'dispute':
    case 'waive_late_fee':
    case 'settle_objection':
    case 'resolve':
      return await post(`${url}/${action.replaceAll('_', '-')}`, reason);
    default:
      return await post(`${url}/${action.replaceAll('_', '-')}`);
  }
}

/** Reads a trip as one of its people; a violation if they may not. */
export async function lookAt(
  world: World,
  who: Person,
  trip: KnownTrip,
): Promise<ReservationBody | undefined> {
  const url = `/reservations/${trip.uuid}`;
  const answer = await ask(world, who, { method: 'GET', url, what: `looks at trip ${trip.number}` });
  if (answer?.status === 503 || answer === undefined) return undefined;
  if (answer.status !== 200) throw new Violation(`${who.name} may not see trip ${trip.number}`);
  const body = answer.body as ReservationBody;
  remember(trip, body);
  return body;
}
