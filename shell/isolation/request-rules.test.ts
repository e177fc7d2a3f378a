import { readRules, ruleFor } from './request-rules';

const api = 'http://api.test';
const outcomeOf = (line: string, method: string, path: string) =>
  ruleFor(readRules(line), api, { method, url: api + path })?.outcome;

it.each([
  ['GET /cars 503', 'GET', '/cars?limit=24', { status: 503 }],
  ['GET /cars 503', 'POST', '/cars', undefined],
  ['/cars/* 404', 'GET', '/cars/1', { status: 404 }],
  ['/cars/* 404', 'GET', '/cars/1/calendar', undefined],
  ['GET /cars 503, POST /quotes 3000ms', 'POST', '/quotes', { delayMs: 3000 }],
  ['/my/trips offline', 'DELETE', '/my/trips', 'offline'],
  ['/cars 200', 'GET', '/cars', undefined],
  ['cars 503', 'GET', '/cars', undefined],
])('"%s" makes of %s %s: %j', (line, method, path, outcome) => {
  expect(outcomeOf(line, method, path)).toEqual(outcome);
});

it('leaves requests to others than the API alone', () => {
  expect(
    ruleFor(readRules('/release.json 503'), api, { method: 'GET', url: 'http://remote.test/release.json' }),
  ).toBeUndefined();
});
