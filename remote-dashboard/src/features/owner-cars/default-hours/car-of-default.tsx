import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { BusyButton, ContactText } from '@drove/shared-ui';
import { ownRuleNames } from '@drove/shared-ui/booking-rules';
import type { OwnCar } from '../../../api/owned-cars';
import { useFollowDefault } from '../api/booking-rules';
import { defaultRulesMessage } from '../own-car.messages';
import { defaultHoursLabels } from './labels';

/** A car with what of its booking hours is its own, the way to them, and the way back to the default. */
export function CarOfDefault({ car }: { car: OwnCar }) {
  const follow = useFollowDefault(car.car_uuid);
  const own = ownRuleNames(car);
  const name = [car.make, car.model, car.year].filter(Boolean).join(' ') || defaultHoursLabels.unnamed;

  return (
    <li className="rounded-field border border-base-300 bg-base-100 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 sm:flex-1">
          <p className="font-semibold wrap-anywhere">
            {car.plate === null ? name : defaultHoursLabels.nameAndPlate(name, car.plate)}
          </p>
          {own.length > 0 && (
            <p className="text-sm text-base-content/80">
              {defaultHoursLabels.own(own.map((rule) => defaultHoursLabels.rules[rule]))}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {own.length > 0 && (
            <BusyButton
              isBusy={follow.isPending}
              className="btn-outline btn-sm"
              onClick={() =>
                follow.mutate(undefined, {
                  onSuccess: () => toast.success(defaultHoursLabels.followsNow(name)),
                })
              }
            >
              <span>{defaultHoursLabels.useDefault}</span>
              <span className="sr-only"> {name}</span>
            </BusyButton>
          )}
          <Link
            to={`/dashboard/cars/upload?car=${car.car_uuid}&step=calendar`}
            className="btn btn-ghost btn-sm"
          >
            <span>{defaultHoursLabels.carHours}</span>
            <span className="sr-only"> {name}</span>
          </Link>
        </div>
      </div>
      {follow.isError && (
        <p role="alert" className="mt-2 text-sm text-error">
          <ContactText>{defaultRulesMessage(follow.error)}</ContactText>
        </p>
      )}
    </li>
  );
}
