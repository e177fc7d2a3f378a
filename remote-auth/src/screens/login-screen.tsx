import { useSession } from '@drove/shared-auth';
import { OrFederated } from '../features/federated/or-federated';
import { loginScreenLabels } from '../features/sign-in/labels';
import { LoginForm } from '../features/sign-in/login-form';
import { WantedTrip } from '../features/wanted-trip/wanted-trip';
import { useWantedTrip } from '../features/wanted-trip/use-wanted-trip';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

/** Where a visitor signs in; one who comes from a car may well be new here, and is offered an account first. */
export function LoginScreen() {
  const trip = useWantedTrip();
  const session = useSession();
  // Who has just confirmed their address has an account.
  const isKnown = session.status === 'signed-out' && session.provedEmail !== undefined;
  return (
    <VisitorOnly>
      <AuthCard
        heading={loginScreenLabels.heading}
        greeting={loginScreenLabels.greeting}
        lead={
          !trip && (
            <>
              {loginScreenLabels.signUpPrompt}{' '}
              <AuthLink to="/register">{loginScreenLabels.toSignUp}</AuthLink>
            </>
          )
        }
      >
        <OrFederated>
          {trip && <WantedTrip trip={trip} />}
          {trip && !isKnown && (
            <>
              <p className="mb-2 font-medium">{loginScreenLabels.signUpPrompt}</p>
              <AuthLink to="/register" className="btn w-full btn-primary">
                {loginScreenLabels.toSignUp}
              </AuthLink>
              <p className="mt-6 mb-3 border-t border-base-300 pt-5 font-medium">
                {loginScreenLabels.orSignIn}
              </p>
            </>
          )}
          <LoginForm />
        </OrFederated>
      </AuthCard>
    </VisitorOnly>
  );
}
