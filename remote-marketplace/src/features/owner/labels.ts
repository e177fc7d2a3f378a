import { isolated } from '@drove/shared-ui/formats';

export const ownerLabels = {
  heading: 'Car owner',
  loading: 'Loading the owner…',
  notLoaded: 'The owner couldn’t be loaded',
  notFound: 'Owner not found',
  notFoundText: 'They have no cars listed at the moment, or the link may be incomplete.',
  toCars: 'Find a car',
  title: (firstName: string) => `${firstName}, car owner`,
  verified: 'Verified owner',
  memberSince: 'Member since',
  trips: 'Trips hosted',
  replies: 'Replies',
  repliesWithin: (hours: number) =>
    hours <= 24
      ? `Usually within ${hours === 1 ? 'an hour' : `${hours} hours`}`
      : 'Usually within a few days',
  languages: 'Languages',
  cars: (firstName: string) => `Cars of ${isolated(firstName)}`,
  reviews: 'What drivers say',
  reviewOf: (car: string) => `about the ${car}`,
};
