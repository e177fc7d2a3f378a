import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { contentSecurityPolicy } from './content-security-policy';

const html =
  '<script type=application/json id=registry>{"a":1}</script><script>let a=1</script><script defer src=main.js></script>';
const registry = {
  remotes: [
    { baseUrl: 'https://cdn.test/remote-auth/1/', rollout: { baseUrl: 'https://new.test/remote-auth/2/' } },
    { baseUrl: 'nowhere' },
    null,
  ],
};
const policyOf = (policy: object = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ html, registry, apiBaseUrl: 'https://api.test/v1', ...policy })
      .split('; ')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('The policy of the shell’s page', () => {
  it('allows scripts of the page and of the registry’s remotes, and only built inline scripts', () => {
    assert.deepEqual(policyOf()['script-src'], [
      "'self'",
      `'sha256-${createHash('sha256').update('let a=1').digest('base64')}'`,
      'https://cdn.test',
      'https://new.test',
    ]);
  });

  it('never allows code from text, inline handlers, or unnamed sources', () => {
    const policy = policyOf();
    assert.deepEqual(policy['default-src'], ["'none'"]);
    for (const sources of Object.values(policy)) assert.doesNotMatch(sources.join(' '), /unsafe|\*/);
  });

  it('allows requests to the configured API and identity service', () => {
    assert.deepEqual(policyOf({ identityUrls: ['http://127.0.0.1:9099'] })['connect-src']?.slice(0, 3), [
      "'self'",
      'https://api.test',
      'http://127.0.0.1:9099',
    ]);
    assert.ok(policyOf()['connect-src']?.includes('https://identitytoolkit.googleapis.com'));
  });

  it('allows the windows of other services, and Google’s script for them, only where they sign people in', () => {
    const withWindows = policyOf({ signInDomain: 'rental.firebaseapp.com' });
    assert.ok(withWindows['script-src']?.includes('https://apis.google.com'));
    assert.deepEqual(withWindows['frame-src'], ['blob:', 'https://rental.firebaseapp.com']);
    assert.ok(!policyOf()['script-src']?.includes('https://apis.google.com'));
  });

  it('allows frames of Stripe only when Stripe takes cards', () => {
    assert.deepEqual(policyOf()['frame-src'], ['blob:']);
    const withStripe = policyOf({ usesStripe: true });
    assert.ok(withStripe['frame-src']?.includes('https://js.stripe.com'));
    assert.ok(withStripe['script-src']?.includes('https://js.stripe.com'));
  });

  it('allows the prefixes of overrides with their paths when they are configured', () => {
    assert.ok(
      policyOf({ overridePrefixes: ['https://preview.test/builds/'] })['script-src']?.includes(
        'https://preview.test/builds/',
      ),
    );
  });

  it('allows a socket to a build on this computer only where overrides may come from there', () => {
    const sockets = (overridePrefixes: string[]) =>
      policyOf({ overridePrefixes })['connect-src']?.filter((source) => source.startsWith('ws'));
    assert.deepEqual(sockets([]), []);
    assert.deepEqual(sockets(['https://preview.test/builds/', 'http://localhost.evil.test:3001/a/']), []);
    assert.deepEqual(sockets(['http://localhost:3001/remote-auth/', 'http://127.0.0.1:*']), [
      'ws://localhost:3001',
      'ws://127.0.0.1:*',
    ]);
  });

  it('allows the origins that live and rolled-out remotes name, each for its kind, and nothing else of them', () => {
    const policy = policyOf({
      registry: {
        remotes: [
          {
            baseUrl: 'https://cdn.test/',
            origins: {
              connect: ['https://tiles.example', 'http://plain.example'],
              script: ['https://bad.example'],
            },
            rollout: { baseUrl: 'https://cdn.test/', origins: { img: ['https://*.pictures.example'] } },
          },
          {
            baseUrl: 'https://cdn.test/',
            origins: { connect: ["https://a.example; script-src 'unsafe-inline'"] },
          },
          { baseUrl: 'https://cdn.test/', origins: 'https://b.example' },
        ],
      },
    });
    const named = (sources: string[] = []) => sources.filter((source) => source.includes('.example'));
    assert.deepEqual(named(policy['connect-src']), ['https://tiles.example']);
    assert.deepEqual(named(policy['img-src']), ['https://*.pictures.example']);
    assert.doesNotMatch(JSON.stringify(policy), /bad|plain|unsafe|b\.example/);
  });

  it('exists for a page with an unreadable registry', () => {
    assert.match(
      contentSecurityPolicy({ html, registry: undefined, apiBaseUrl: 'https://api.test' }),
      /script-src/,
    );
  });
});
