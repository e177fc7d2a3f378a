/** The build is configured for an identity emulator, which hands out tokens to anyone. */
class EmulatorRefusedError extends Error {
  override readonly name = 'EmulatorRefusedError';
}

/** Whether a host name can only mean the visitor's own computer. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/**
 * @param emulatorUrl empty when the build uses the real service
 * @param pageHostname as in `location.hostname`
 * @throws EmulatorRefusedError when there is an emulator and the page is not on loopback
 */
export function assertEmulatorAllowed(emulatorUrl: string, pageHostname: string): void {
  if (emulatorUrl === '' || isLoopback(pageHostname)) return;
  throw new EmulatorRefusedError(
    `This build signs people in with an emulator (${emulatorUrl}), which is allowed on localhost only, not on ${pageHostname}`,
  );
}
