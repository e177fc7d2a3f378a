import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildConfiguration } from './build-configuration';

describe('the build configuration of the shell', () => {
  it('defaults to the embedded services', () => {
    const values = buildConfiguration({});

    assert.equal(values['process.env.API_BASE_URL'], '"http://localhost:4000"');
    assert.equal(values['process.env.IDENTITY_EMULATOR_URL'], '"http://127.0.0.1:9099"');
    assert.equal(values['process.env.REMOTE_LOAD_TIMEOUT_MS'], '"120000"');
  });

  it('has the settings of the identity and storage services that are set', () => {
    const values = buildConfiguration({
      FIREBASE_AUTH_DOMAIN: 'drove-live.firebaseapp.com',
      FIREBASE_STORAGE_BUCKET: 'drove-live.firebasestorage.app',
    });

    assert.equal(values['process.env.FIREBASE_AUTH_DOMAIN'], '"drove-live.firebaseapp.com"');
    assert.equal(values['process.env.FIREBASE_STORAGE_BUCKET'], '"drove-live.firebasestorage.app"');
  });

  it('has no emulator for a real project', () => {
    const values = buildConfiguration({ FIREBASE_PROJECT_ID: 'drove-live', FIREBASE_API_KEY: 'k' });

    assert.equal(values['process.env.IDENTITY_EMULATOR_URL'], '""');
  });

  it('refuses a real project with an emulator, which would accept any user', () => {
    assert.throws(
      () =>
        buildConfiguration({
          FIREBASE_PROJECT_ID: 'drove-live',
          IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9099',
        }),
      /IDENTITY_EMULATOR_URL is set for the project "drove-live"/,
    );
  });
});
