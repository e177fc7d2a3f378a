import { createHashRouter } from 'react-router-dom';
import { repairAddress } from './repair-address';

const at = () => location.pathname + location.search + location.hash;

beforeAll(() => {
  repairAddress();
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

it.each([
  ['/#%2Fcarlisting', '/#/carlisting'],
  ['/#/carlisting%3Fplace=Berlin', '/#/carlisting?place=Berlin'],
  ['/#!/carlisting', '/#/carlisting'],
  ['/#//carlisting', '/#/carlisting'],
  ['/?utm_source=mail#/help.', '/?utm_source=mail#/help'],
  ['/#/carlisting)', '/#/carlisting'],
  ['/#/login?next=%2Fdashboard', '/#/login?next=%2Fdashboard'],
  ['/#//evil.example', '/#/evil.example'],
  ['/', '/'],
])('opens %s at %s', (asked, shown) => {
  history.replaceState({ idx: 0 }, '', asked);
  dispatchEvent(new PopStateEvent('popstate'));

  expect(at()).toBe(shown);
  expect(history.state).toEqual({ idx: 0 });
});

it('lets the router read the repaired address of a link that is pasted into the open page', () => {
  const router = createHashRouter([{ path: '*', element: null }]);
  history.replaceState(null, '', '/#!/help)');
  dispatchEvent(new PopStateEvent('popstate'));

  expect(router.state.location.pathname).toBe('/help');
  router.dispose();
});
