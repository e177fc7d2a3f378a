import type { Deps } from '../src/deps.js';
import { stripeProvider } from '../src/modules/payments/providers/stripe/stripe-provider.js';
import type { ReservationBody } from '../src/modules/booking/viewing/reservation.schemas.js';
import { aMarketplace, type Marketplace } from './a-marketplace.js';
import { aQuote, ask, type PaidAnswer } from './a-trip.js';
import { startStripeDouble } from './stripe-double/start-stripe-double.js';

type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

export interface StripeMarketplace extends Marketplace {
  double: StripeDouble;
  /** A trip that is paid, and Stripe's name for its payment. */
  paidTrip: (
    days?: [string, string],
    carUuid?: string,
  ) => Promise<{ trip: ReservationBody; ref: string; paymentUuid: string }>;
  /** Brings a message of Stripe's about an object; answers the status. */
  tell: (type: string, object: object) => Promise<number>;
  /** The same about what happened in an owner's account. */
  tellOfAccount: (account: string, type: string, object: object) => Promise<number>;
}

/** A marketplace whose payments go through an account at Stripe that lives in this process. */
export async function stripeMarketplace(start: string): Promise<StripeMarketplace> {
  const double = await startStripeDouble();
  const market = await aMarketplace(start);
  const deps: Deps = market.deps;
  deps.payments = stripeProvider(double.settings);
  const deliver = async ({ rawBody, headers }: { rawBody: Buffer; headers: Record<string, string> }) => {
    const answer = await market.app.inject({
      method: 'POST',
      url: '/payment-events/stripe',
      payload: rawBody,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return answer.statusCode;
  };
  return {
    ...market,
    double,
    paidTrip: async ([from, to] = ['2026-12-01', '2026-12-04'], carUuid) => {
      // A trip of another test that a bank took the payment back of would keep the customer from this one.
      await market.database.updateTable('reservations').set({ repay_by: null }).execute();
      const ofCar = carUuid ?? (await market.car()).uuid;
      const { quote_uuid } = await aQuote(market, ofCar, from, to);
      const { body: held } = await ask(market, market.customer, 'POST', '/reservations', { quote_uuid });
      const url = `/reservations/${held.reservation_uuid}/pay`;
      const method = { kind: 'provider_method', id: 'pm_card_visa' };
      const { body } = await ask<PaidAnswer>(market, market.customer, 'POST', url, { method });
      const paymentUuid = body.payment.payment_uuid;
      const { provider_ref: ref } = await market.database
        .selectFrom('payments')
        .select('provider_ref')
        .where('uuid', '=', paymentUuid)
        .executeTakeFirstOrThrow();
      return { trip: body.reservation, ref: ref ?? '', paymentUuid };
    },
    tell: async (type, object) => await deliver(double.eventAbout(type, object)),
    tellOfAccount: async (account, type, object) =>
      await deliver(double.accountEventAbout(account, type, object)),
    close: async () => {
      await market.close();
      await double.stop();
    },
  };
}
