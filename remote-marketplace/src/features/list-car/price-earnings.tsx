import { useFormikContext } from 'formik';
import { readMoney } from '@drove/shared-ui/formats';
import type { OwnCar } from './api/my-cars';
import { useEarnings, type PlannedPrice } from '../../api/earnings';
import { Earnings } from '../../ui/earnings';
import { priceDraftSchema, type PriceFormValues } from './price-form.schema';

/** What the prices that are being typed come to; nothing for a car without a city, or while there is no price it may have. */
export function PriceEarnings({ car: { place_slug: place, type, currency } }: { car: OwnCar }) {
  const { values } = useFormikContext<PriceFormValues>();
  const { daily_price_minor: price, weekly_discount_bps: weekly, monthly_discount_bps: monthly } = values;
  const typed = { daily_price_minor: price, weekly_discount_bps: weekly, monthly_discount_bps: monthly };
  const dailyPriceMinor = readMoney(price, currency);
  if (!place || dailyPriceMinor === undefined || !priceDraftSchema(currency).isValidSync(typed)) return null;
  return (
    <OfPrice
      planned={{
        place,
        type,
        dailyPriceMinor,
        weeklyDiscountBps: Number(weekly || 0) * 100,
        monthlyDiscountBps: Number(monthly || 0) * 100,
      }}
    />
  );
}

const OfPrice = ({ planned }: { planned: PlannedPrice }) => <Earnings {...useEarnings(planned)} />;
