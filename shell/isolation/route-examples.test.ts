import { routeExamples } from './route-examples';

const screen = () => Promise.resolve(() => null);
const claims = [
  { path: '/', layout: 'public' as const, routes: [{ index: true as const, title: 'Home', screen }] },
  {
    path: '/cars',
    layout: 'public' as const,
    routes: [
      { index: true as const, title: 'Cars', screen },
      { path: ':car_uuid/reviews/:review', title: 'Review', screen },
    ],
  },
];

it('lists every page at an address that opens', () => {
  expect(routeExamples({ claims }, { car_uuid: '7' })).toEqual([
    { pattern: '/', path: '/', title: 'Home' },
    { pattern: '/cars', path: '/cars', title: 'Cars' },
    {
      pattern: '/cars/:car_uuid/reviews/:review',
      path: '/cars/7/reviews/00000000-0000-4000-8000-00000000dead',
      title: 'Review',
    },
  ]);
});
