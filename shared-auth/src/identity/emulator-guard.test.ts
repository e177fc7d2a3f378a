import { assertEmulatorAllowed, isLoopback } from './emulator-guard';

const EMULATOR = 'http://127.0.0.1:9099';

it.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'allows the emulator on %s',
  (hostname) => {
    expect(() => assertEmulatorAllowed(EMULATOR, hostname)).not.toThrow();
  },
);

it.each(['drove.example', '192.168.1.7', '0.0.0.0', 'localhost.evil.test', '127.0.0.1.evil.test', ''])(
  'refuses the emulator on %j',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
    expect(() => assertEmulatorAllowed(EMULATOR, hostname)).toThrow(
      `This build signs people in with an emulator (${EMULATOR}), which is allowed on localhost only`,
    );
  },
);

it('allows the real service on any host', () => {
  expect(() => assertEmulatorAllowed('', 'drove.example')).not.toThrow();
});
