import { formatAbout } from './format-about';

it.each([
  [1, 'about 5 minutes'],
  [43, 'about 45 minutes'],
  [58, 'about 1 hour'],
  [185, 'about 3 hours'],
  [3000, 'about 2 days'],
])('rounds %i minutes to what can be said of them', (minutes, text) => {
  expect(formatAbout(minutes)).toBe(text);
});
