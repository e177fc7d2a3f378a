import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { decodeJwt } from 'jose';

export interface FakeAccount {
  localId: string;
  email: string;
  emailVerified?: boolean;
  disabled?: boolean;
}

export interface FakeIdentityEmulator {
  url: string;
  accounts: FakeAccount[];
  stop: () => Promise<void>;
}

/** Answers account look-ups as the Firebase Auth emulator does, without taking its seconds to start. */
export async function startFakeIdentityEmulator(accounts: FakeAccount[]): Promise<FakeIdentityEmulator> {
  const server = createServer((request, response) => {
    void (async () => {
      const { idToken } = (await json(request)) as { idToken: string };
      const account = accounts.find(({ localId }) => localId === decodeJwt(idToken).sub);
      const message =
        account === undefined ? 'USER_NOT_FOUND' : account.disabled === true ? 'USER_DISABLED' : undefined;
      response.writeHead(message === undefined ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(message === undefined ? { users: [account] } : { error: { message } }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A test that failed before it stopped this must not keep the whole run from ending.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    stop: async () => {
      // A process with nothing else to do would end before this does.
      server.ref();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
