import { setToday } from '@drove/api-client/testing';
import { keepRecentSearch, readRecentSearches } from './recent-searches';

const july = { pickUp: '2099-07-10T10:00', return: '2099-07-13T10:00' };

beforeEach(() => {
  localStorage.clear();
  setToday('2099-07-01');
});
afterEach(() => jest.useRealTimers());

it('keeps the last three places, each once, the last one first', () => {
  for (const place of ['Lisbon', 'Porto', 'lisbon', 'Berlin', 'Madrid']) keepRecentSearch({ place });
  expect(readRecentSearches().map(({ place }) => place)).toEqual(['Madrid', 'Berlin', 'lisbon']);
});

it('keeps the days with the place, until they are over', () => {
  keepRecentSearch({ place: 'Lisbon', period: july });
  expect(readRecentSearches()).toEqual([{ place: 'Lisbon', period: july }]);
  setToday('2099-07-11');
  expect(readRecentSearches()).toEqual([{ place: 'Lisbon' }]);
});

it('keeps no search without a place', () => {
  keepRecentSearch({ period: july });
  expect(readRecentSearches()).toEqual([]);
});

it.each(['nonsense', '{}', '[1]', '["pick_up=never"]'])('begins anew where the browser has %s', (text) => {
  localStorage.setItem('recent-searches', text);
  expect(readRecentSearches()).toEqual([]);
});
