import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findRemotes } from '@drove/federation/remotes';
import { workspaceRoot } from '@drove/federation/workspaces';
import { firstRequest, type FirstData } from '@drove/federation/registry';
import type { RemoteJson } from '@drove/federation/webpack/remote-config';
import { aCandidate } from '../testing/a-candidate';
import { firstDataCheck } from './first-data-check';

const car = '/carlisting/car/:id';
function problemsOf(firstData: Record<string, FirstData>): string[] {
  const screens = { [car]: [], '/carlisting': [] };
  const candidate = aCandidate('one', { description: { firstData, screens } });
  return firstDataCheck(candidate).map(({ problem }) => problem);
}

describe('First data', () => {
  it('of all remotes match the API', () => {
    for (const { name } of findRemotes()) {
      const text = readFileSync(join(workspaceRoot, name, 'remote.json'), 'utf8');
      const { firstData = {} } = JSON.parse(text) as RemoteJson;
      const screens = Object.fromEntries(Object.keys(firstData).map((pattern) => [pattern, []]));
      const candidate = aCandidate('one', { description: { firstData, screens } });
      assert.deepEqual(firstDataCheck(candidate), []);
    }
  });

  const wrong: [string, Record<string, FirstData>, RegExp][] = [
    ['of an unknown screen', { '/other': { get: 'cars' } }, /of no screen/],
    ['that the API does not have', { [car]: { get: 'cars/:id/owner' } }, /no GET of the API/],
    [
      'with a part that is not in the route',
      { [car]: { get: 'cars/:car' } },
      /:car, which is not in the route/,
    ],
    [
      'with a parameter that the API does not know',
      { '/carlisting': { get: 'cars?town' } },
      /parameter town/,
    ],
    ['that requires a sign-in', { '/carlisting': { get: 'my/cars' } }, /signed in/],
    [
      'with a photo where there is none',
      { '/carlisting': { get: 'cars', photo: { at: 'cars.photo', sizes: '1px' } } },
      /no photo at cars\.photo/,
    ],
  ];
  for (const [what, firstData, problem] of wrong) {
    it(`are refused for a request ${what}`, () => {
      const [said = '', ...more] = problemsOf(firstData);
      assert.match(said, problem);
      assert.deepEqual(more, []);
    });
  }
});

describe('The first request of a route', () => {
  const list = { pattern: '/carlisting', path: '/carlisting' };

  it('takes the route’s parameters in one order', () => {
    assert.equal(
      firstRequest('cars/:id', { pattern: car, path: '/carlisting/car/7', query: 'pick_up=2027-01-01' }),
      'cars/7',
    );
    assert.equal(
      firstRequest('cars?type&place&limit=24', { ...list, query: 'place=S%C3%A3o+Paulo&type=' }),
      'cars?limit=24&place=S%C3%A3o+Paulo',
    );
  });

  it('is undefined when the route adds an undeclared parameter or changes a fixed one', () => {
    assert.equal(firstRequest('cars?place&limit=24', { ...list, query: 'page=2' }), undefined);
    assert.equal(firstRequest('cars?place&limit=24', { ...list, query: 'limit=1' }), undefined);
  });
});
