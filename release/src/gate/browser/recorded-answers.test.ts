import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findAnswer, type RecordedAnswer } from './recorded-answers';

const answer = (as: string, request: string, body: unknown): RecordedAnswer => ({
  as,
  request,
  status: 200,
  body,
});
const answers = [
  answer('anyone', 'GET /cars?city=1', 'all cars of a city'),
  answer('anyone', 'GET /cars', 'all cars'),
  answer('owner@demo.test', 'GET /cars', 'all cars, as an owner sees them'),
  answer('owner@demo.test', 'GET /my/cars?limit=100', 'the owner’s cars'),
  answer('owner@demo.test', 'GET /trips?when=coming&limit=24', 'coming trips'),
  answer('owner@demo.test', 'GET /trips?when=past&limit=24', 'past trips'),
  answer('anyone', 'GET /reviews?limit=2', { reviews: ['a', 'b'], has_more: true, next_cursor: 'two' }),
  answer('anyone', 'GET /reviews?limit=2&cursor=two', { reviews: ['c'], has_more: false, next_cursor: null }),
];
const find = (as: string, request: string) => findAnswer(answers, { as, request })?.body;

describe('A recorded answer', () => {
  it('is the one recorded for the same account', () => {
    assert.equal(find('owner@demo.test', 'GET /cars'), 'all cars, as an owner sees them');
  });

  it('falls back to the one for anyone when the account has none', () => {
    assert.equal(find('admin@demo.test', 'GET /cars'), 'all cars');
  });

  it('may differ in its query when the exact query is not recorded', () => {
    assert.equal(find('anyone', 'GET /cars?city=1'), 'all cars of a city');
    assert.equal(find('owner@demo.test', 'GET /my/cars?limit=20'), 'the owner’s cars');
    assert.equal(find('owner@demo.test', 'GET /trips?when=past&limit=9'), 'past trips');
  });

  it('continues a list with its next page under any query, and then ends', () => {
    assert.deepEqual(find('anyone', 'GET /reviews?limit=9&cursor=two'), {
      reviews: ['c'],
      has_more: false,
      next_cursor: null,
    });
    assert.deepEqual(find('anyone', 'GET /reviews?cursor=nine'), {
      reviews: [],
      has_more: false,
      next_cursor: null,
    });
  });

  it('never belongs to another account, path or method', () => {
    assert.equal(find('customer@demo.test', 'GET /my/cars?limit=100'), undefined);
    assert.equal(find('anyone', 'GET /cars/7'), undefined);
    assert.equal(find('anyone', 'DELETE /cars'), undefined);
  });
});
