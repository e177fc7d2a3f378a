import { OrFederated } from '../features/federated/or-federated';
import { registerScreenLabels } from '../features/sign-up/labels';
import { RegisterForm } from '../features/sign-up/register-form';
import { WantedTrip } from '../features/wanted-trip/wanted-trip';
import { useWantedTrip } from '../features/wanted-trip/use-wanted-trip';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

/** Where a visitor becomes a customer or a car owner. */
export function RegisterScreen() {
  const trip = useWantedTrip();
  return (
    <VisitorOnly>
      <AuthCard
        size="wide"
        heading={registerScreenLabels.heading}
        greeting={registerScreenLabels.greeting}
        lead={
          <>
            {registerScreenLabels.signInPrompt}{' '}
            <AuthLink to="/login">{registerScreenLabels.toSignIn}</AuthLink>
          </>
        }
      >
        {trip && <WantedTrip trip={trip} />}
        <OrFederated>
          <RegisterForm />
        </OrFederated>
      </AuthCard>
    </VisitorOnly>
  );
}
