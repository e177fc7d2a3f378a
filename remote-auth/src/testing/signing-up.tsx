import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type DefaultBodyType } from 'msw';
import type { SetupServer } from 'msw/node';
import { aFakeIdentity, profileAnswer, renderRoute, type FakeIdentity } from '@drove/shared-auth/testing';
import { remote } from '../routes';

/** What a visitor types, by the labels that they see. */
export const nina = {
  'First name': 'Nina',
  'Last name': 'Novak',
  Email: 'nina@demo.test',
  Phone: '+386 1 234',
  'Zip code': '1000',
  City: 'Ljubljana',
  Region: 'Osrednja',
  Street: 'Trubarjeva 1',
  Password: 'demo-Pass-1',
  'Confirm password': 'demo-Pass-1',
};

export const signUpButton = () => screen.getByRole('button', { name: 'Sign Up' });

type Answer = HttpResponse<DefaultBodyType>;

/** The backend's answer to a good sign-up. */
export const success = () => HttpResponse.json({ success: true, user: {} }, { status: 201 });

/** A backend that answers every registration so, and knows the profile once one has succeeded. */
export function registrationIs(server: SetupServer, answer: () => Answer | Promise<Answer>): unknown[] {
  const bodies: unknown[] = [];
  let isKnown = false;
  server.use(
    http.post('*/register', async ({ request }) => {
      bodies.push(await request.json());
      const response = await answer();
      isKnown = response.status === 201;
      return response;
    }),
    http.post('*/login', () =>
      isKnown ? HttpResponse.json(profileAnswer('nina@demo.test')) : new HttpResponse(null, { status: 404 }),
    ),
  );
  return bodies;
}

/** The register screen before a visitor, over the real session. */
export async function openRegister(identity: FakeIdentity = aFakeIdentity(), state?: unknown) {
  const visitor = userEvent.setup({ delay: null });
  const { router } = renderRoute(remote, '/register', { identity, state });
  await screen.findByRole('heading', { name: 'Create Account' });
  return { visitor, router, identity };
}

/** Fills in all twelve fields. */
export async function fillIn(visitor: UserEvent, values: Record<string, string> = nina): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await visitor.click(screen.getByLabelText(label));
    await visitor.paste(text);
  }
  await visitor.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await visitor.selectOptions(screen.getByLabelText('Role'), 'Car Owner');
}
