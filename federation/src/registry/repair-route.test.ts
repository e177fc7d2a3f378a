import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { repairRoute } from './repair-route';

const damaged: [asked: string, route: string][] = [
  ['/%23/dashboard/customer-reservations', '/dashboard/customer-reservations'],
  ['/%23%2Flogin%3Fnext%3D%252Fdashboard', '/login?next=%2Fdashboard'],
  ['%2Fcarlisting', '/carlisting'],
  ['/carlisting%3Fplace=Berlin', '/carlisting?place=Berlin'],
  ['!/carlisting', '/carlisting'],
  ['//carlisting', '/carlisting'],
  ['/carlisting//car/7', '/carlisting/car/7'],
  ['#/help', '/help'],
  ['help', '/help'],
  ['/help.', '/help'],
  ['/help%20', '/help'],
  ['/help%E2%80%8B', '/help'],
  ['/help%29.', '/help'],
  ['/help?', '/help'],
  ['/carlisting)', '/carlisting'],
  ['/carlisting?place=Berlin)', '/carlisting?place=Berlin'],
  ['/100%', '/100'],
  ['//', '/'],
  ['', '/'],
];

const undamaged = [
  '/',
  '/carlisting?place=Berlin&pick_up=2027-05-03T10:00',
  '/carlisting?place=Washington+D.C.',
  '/carlisting?place=Frankfurt+%28Main%29',
  '/login?next=%2Fdashboard',
  '/caf%C3%A9/',
  '/dashboard/users?q=%C3%BC%3F%23',
];

describe('repairRoute', () => {
  for (const [asked, route] of damaged) {
    it(`reads ${asked || 'nothing'} as ${route}`, () => {
      assert.equal(repairRoute(asked), route);
    });
  }

  for (const route of undamaged) {
    it(`leaves ${route}`, () => {
      assert.equal(repairRoute(route), route);
    });
  }

  for (const asked of [
    '/%23/%2F%2Fevil.example',
    '/\\evil.example',
    '/%5C%5Cevil.example',
    '/ /evil.example',
  ]) {
    it(`keeps ${asked} inside the app`, () => {
      assert.equal(repairRoute(asked), '/evil.example');
    });
  }

  it('lets no line break into a header', () => {
    assert.equal(repairRoute('/a%3Fb%0D%0ASet-Cookie: x'), '/a?b%0D%0ASet-Cookie:%20x');
  });
});
