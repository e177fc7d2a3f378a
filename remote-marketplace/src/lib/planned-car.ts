import { carTypeLabels, keysOf } from './car-labels';

/** What is known of a car before it is listed, as typed; each may be empty. */
export interface PlannedCar {
  place: string;
  type: keyof typeof carTypeLabels | '';
  price: string;
}

/** Read from the address of the hosting page, which keeps it through the sign-in. */
export function plannedCar(parameters: URLSearchParams): PlannedCar {
  const type = parameters.get('type');
  return {
    place: (parameters.get('place') ?? '').toLowerCase(),
    type: keysOf(carTypeLabels).find((known) => known === type) ?? '',
    price: parameters.get('price') ?? '',
  };
}
