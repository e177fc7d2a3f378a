import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemOfOrigin } from './origins';

describe('An origin of a remote', () => {
  for (const origin of [
    'https://tiles.example',
    'https://a.b-c.example.co.uk',
    'https://*.tiles.example.org',
    'https://*.example.org',
    'https://tiles.example:8443',
  ])
    it(`may be ${origin}`, () => assert.equal(problemOfOrigin(origin), undefined));

  const refused: [string, RegExp][] = [
    ['http://tiles.example', /https/],
    ['wss://tiles.example', /https/],
    ['*', /https/],
    ['https:', /https/],
    ['https://*', /not an origin/],
    ['https://*.com', /whole ending/],
    ['https://localhost', /no domain/],
    ['https://*.co.uk', /ending that many share/],
    ['https://tiles.*.example', /not an origin/],
    ['https://tiles.example/path', /not an origin/],
    ['https://name@tiles.example', /not an origin/],
    ['https://TILES.example', /not an origin/],
    ["https://tiles.example; script-src 'unsafe-inline'", /not an origin/],
    ['https://10.0.0.1', /without a name/],
  ];
  for (const [origin, reason] of refused)
    it(`may not be ${origin}`, () => assert.match(problemOfOrigin(origin) ?? '', reason));
});
