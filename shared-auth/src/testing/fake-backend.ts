import { http, HttpResponse } from 'msw';
import { TEST_API_URL } from './test-api-url';

/** `POST /login` as the backend answers it, for the account with this e-mail address. */
export function profileAnswer(email: string, user: Record<string, string> = {}) {
  return {
    user: {
      uuid: `uuid-of-${email}`,
      email,
      role: 'customer',
      lname: 'Meyer',
      account_status: 'active',
      ...user,
    },
  };
}

/** An MSW handler: every account has a profile. */
export const everyoneHasAProfile = http.post<never, { email: string }>(
  `${TEST_API_URL}/login`,
  async ({ request }) => HttpResponse.json(profileAnswer((await request.json()).email)),
);
