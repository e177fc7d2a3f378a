import { act } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';
import type { FullRegistration, RegistrationInput, RegistrationOutcome } from '../session/registration';
import { profileAnswer } from './fake-backend';
import { aFakeIdentity, type FakeIdentity } from './fake-identity';
import { openReadyTab } from './open-tab';
import { TEST_API_URL } from './test-api-url';

/** What a visitor who signs up gives. */
export const aRegistration: FullRegistration = {
  fname: 'Nina',
  lname: 'Novak',
  email: 'nina@demo.test',
  gender: 'female',
  phone: '+386 1 234',
  zip_code: '1000',
  city: 'Ljubljana',
  street: 'Trubarjeva 1',
  region: 'Osrednja',
  role: 'car_owner',
  password: 'demo-Pass-1',
};

/** The backend's answer to a good sign-up. */
export const registered = () => HttpResponse.json({ success: true, user: {} }, { status: 201 });

export interface FakeRegistrations {
  handlers: HttpHandler[];
  /** The calls, in order; other calls may be put in between. */
  order: string[];
  bodies: unknown[];
  tokens: (string | null)[];
  /** E-mail addresses with a profile. */
  profiles: Set<string>;
}

/** A backend that gives a profile to anyone who registers well. */
export function fakeRegistrations(
  answer: () => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>> = registered,
): FakeRegistrations {
  const order: string[] = [];
  const bodies: unknown[] = [];
  const tokens: (string | null)[] = [];
  const profiles = new Set<string>();
  const register = http.post(new RegExp(`^${TEST_API_URL}/register(/customer)?$`), async ({ request }) => {
    order.push(`POST ${new URL(request.url).pathname}`);
    bodies.push(await request.json());
    tokens.push(request.headers.get('authorization'));
    const response = await answer();
    if (response.status === 201) profiles.add(aRegistration.email);
    return response;
  });
  const login = http.post<never, { email: string }>(`${TEST_API_URL}/login`, async ({ request }) => {
    order.push('POST /login');
    const { email } = await request.json();
    return profiles.has(email)
      ? HttpResponse.json(profileAnswer(email, { role: 'car_owner' }))
      : HttpResponse.json({ code: 'PROFILE_NOT_FOUND', message: 'No such profile' }, { status: 404 });
  });
  return { handlers: [register, login], order, bodies, tokens, profiles };
}

/** A visitor's tab; `signUp` registers them, `session` is what the tab holds then, `close` ends the tab. */
export async function aVisitorsTab(identity: FakeIdentity = aFakeIdentity()) {
  const { result, unmount } = await openReadyTab(identity);
  const signUp = async (input: RegistrationInput = aRegistration) => {
    let outcome: RegistrationOutcome | undefined;
    await act(async () => {
      outcome = await result.current.register(input);
    });
    return outcome;
  };
  return {
    identity,
    signUp,
    auth: () => result.current,
    session: () => result.current.session,
    close: unmount,
  };
}
