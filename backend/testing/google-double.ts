import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { DefaultTransporter } from 'google-auth-library';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { GoogleCredentials } from '../src/modules/people/identity/accounts/google-credentials.js';
import type { googleAccountLookUp } from '../src/modules/people/identity/accounts/google-account-look-up.js';
import { createTokenIssuer, testProjectId, type TokenIssuer } from './token-issuer.js';

interface DoubleAccount {
  localId: string;
  disabled?: boolean;
  /** Seconds since 1970, as text. */
  validSince?: string;
}

/** The three endpoints of Google that the production verifier talks to, on this machine. */
export interface GoogleDouble {
  tokens: TokenIssuer;
  keys: JWTVerifyGetKey;
  credentials: GoogleCredentials;
  transporter: NonNullable<Parameters<typeof googleAccountLookUp>[2]>;
  accounts: Map<string, DoubleAccount>;
  /** What look-ups are answered; `undefined` answers them as Google does. */
  failure: ((response: ServerResponse) => void) | undefined;
  /** The account of each look-up. */
  lookUps: string[];
  stop: () => Promise<void>;
}

const accessToken = 'access-token-of-the-double';
const keysPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Starts on a free port, with no accounts. */
export async function startGoogleDouble(): Promise<GoogleDouble> {
  const tokens = await createTokenIssuer();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    if (path === keysPath) send(response, 200, tokens.publishedKeys);
    else if (path === '/oauth2/v4/token') await answerTokenRequest(request, response, publicKey);
    else if (path === `/v1/projects/${testProjectId}/accounts:lookup`) {
      await answerLookUp(request, response, double);
    } else send(response, 404, {});
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const double: GoogleDouble = {
    tokens,
    keys: createRemoteJWKSet(new URL(keysPath, url)),
    credentials: {
      type: 'service_account',
      client_email: 'backend@car-rental.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    transporter: {
      request: async (options) =>
        await new DefaultTransporter().request({
          ...options,
          url: `${url}${new URL(options.url ?? '').pathname}`,
          retryConfig: { retry: 0 },
        }),
    },
    accounts: new Map(),
    failure: undefined,
    lookUps: [],
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
  return double;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** As Google does, hands out an access token only for an assertion that the service account signed. */
async function answerTokenRequest(request: IncomingMessage, response: ServerResponse, publicKey: KeyObject) {
  const assertion = new URLSearchParams(await text(request)).get('assertion') ?? '';
  try {
    const { payload } = await jwtVerify(assertion, publicKey);
    if (payload['scope'] !== 'https://www.googleapis.com/auth/identitytoolkit')
      throw new Error('wrong scope');
    send(response, 200, { access_token: accessToken, expires_in: 3599, token_type: 'Bearer' });
  } catch {
    send(response, 400, { error: 'invalid_grant' });
  }
}

async function answerLookUp(request: IncomingMessage, response: ServerResponse, double: GoogleDouble) {
  const { localId } = (await json(request)) as { localId: string[] };
  double.lookUps.push(...localId);
  if (double.failure !== undefined) {
    double.failure(response);
  } else if (request.headers.authorization !== `Bearer ${accessToken}`) {
    send(response, 401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
  } else {
    const users = localId.flatMap((uid) => double.accounts.get(uid) ?? []);
    // Without an account, Google leaves `users` out.
    const kind = 'identitytoolkit#GetAccountInfoResponse';
    send(response, 200, users.length === 0 ? { kind } : { kind, users });
  }
}
