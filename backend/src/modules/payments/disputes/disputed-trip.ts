import type { Deps } from '../../../platform/deps.js';
import type { MoneyBody } from '../../../platform/money/money.schemas.js';
import type { User } from '../../people/public.js';
import type { PaymentBody, RefundBody } from '../payments/payment.schemas.js';

/** A trip, as far as it speaks for a payment of it. */
export interface DisputedTrip {
  booking_code: string;
  status: string;
  car: { car_uuid: string; make: string; model: string };
  /** On the clocks of `time_zone`. */
  pick_up: string;
  return: string;
  time_zone: string;
  pick_up_at: string;
  return_at: string;
  booked_at: string | null;
  handed_over_at: string | null;
  returned_at: string | null;
  cancellation_policy: string;
  cancellation_policy_text: string;
  currency: string;
  lines: { label: string; amount_minor: number }[];
  total: MoneyBody;
  deposit: MoneyBody;
  late_fee_per_hour: MoneyBody;
  payments: PaymentBody[];
  refunds: RefundBody[];
  timeline: { at: string; what: string; who: string; note?: string }[];
}

/** A trip and what its customer was told about it. Booking and notifications fulfil it; the root plugs it in. */
export type ReadDisputedTrip = (
  deps: Deps,
  admin: User,
  reservationUuid: string,
) => Promise<
  | {
      trip: DisputedTrip;
      customerUuid: string;
      messages: { created_at: Date; title: string; text: string; sent_at: Date | null }[];
    }
  | undefined
>;
