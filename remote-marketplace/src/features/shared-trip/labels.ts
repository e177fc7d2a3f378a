import type { SharedTrip } from './api/shared-trip';

export const sharedTripLabels = {
  failed: 'The trip couldn’t be loaded',
  kicker: 'A trip shared with you',
  pickUp: 'Pick-up',
  return: 'Return',
  where: 'Where',
  plate: 'Plate',
  directions: 'Directions',
  clock: (timeZone: string) => `All times are in ${timeZone}`,
  licence: 'Bring your driving licence. Ask the owner before someone else drives the car.',
  goneHeading: 'This link shows no trip',
  goneText: 'It was taken back, or part of it is missing. Ask the person who sent it for a new one.',
  toCars: 'Browse cars',
};

/** What became of a trip that is no longer ahead or under way. */
export const endedLabels: Partial<Record<SharedTrip['status'], string>> = {
  completed: 'This trip is over.',
  disputed: 'This trip is over.',
  cancelled: 'This trip was cancelled.',
  no_show: 'This trip didn’t take place.',
};
