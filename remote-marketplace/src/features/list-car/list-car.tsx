import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RetryNotice } from '@drove/shared-ui';
import { myCarOptions, type OwnCar } from './api/my-cars';
import { MessagePage } from '@drove/shared-ui/message-page';
import { CarSteps } from './car-steps';
import { listCarLabels } from './labels';
import { LoadingCar } from './loading-car';
import { readStep, stepAfter, type Step } from './steps';
import { SAVED } from '@drove/shared-ui/unsaved-guard';

/** The heading of the page, which is not the same in every place of the app. */
interface ListCarProps {
  heading: string;
}

/** Listing a car step by step, or changing one that is listed. Which car and which step are in the address. */
export function ListCar({ heading }: ListCarProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const carUuid = parameters.get('car') ?? '';
  const query = useQuery({ ...myCarOptions(api, carUuid), enabled: carUuid !== '' });
  // A new car has only its first step until that is saved.
  const step = carUuid ? readStep(parameters.get('step')) : 'car';

  const linkTo = (to: Step, uuid = carUuid) =>
    `${pathname}?${new URLSearchParams({ ...(uuid && { car: uuid }), step: to }).toString()}`;
  const onSaved = (car: OwnCar, then: 'continue' | 'leave') =>
    void navigate(then === 'leave' ? '/dashboard/owner-cars' : linkTo(stepAfter(step), car.car_uuid), {
      state: SAVED,
    });

  if (query.data === null) return <NotYourCar pathname={pathname} />;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-3xl font-bold tracking-tight">{heading}</h1>
      {carUuid && query.isPending && <LoadingCar />}
      {query.isError && !query.data && (
        <div className="mt-8">
          <RetryNotice
            heading={listCarLabels.notLoaded}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {(!carUuid || query.data) && (
        <CarSteps car={query.data} step={step} linkTo={linkTo} onSaved={onSaved} />
      )}
    </div>
  );
}

function NotYourCar({ pathname }: { pathname: string }) {
  return (
    <MessagePage
      heading={listCarLabels.notYoursHeading}
      ways={
        <>
          <Link to="/dashboard/owner-cars" className="btn btn-primary">
            {listCarLabels.toMyCars}
          </Link>
          <Link to={pathname} className="btn btn-outline">
            {listCarLabels.toNewCar}
          </Link>
        </>
      }
    >
      <p>{listCarLabels.notYoursText}</p>
    </MessagePage>
  );
}
