import { RegisterForm } from '../features/sign-up/register-form';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

const greeting = {
  title: 'Welcome',
  text: 'Get a car for your trip easily',
  points: [
    'The total first: fees and taxes are in every price.',
    'Cars and their owners are verified before anyone can book.',
    'Cancel or change a trip by rules that you see before you pay.',
  ],
};

/** Where a visitor becomes a customer or a car owner. */
export function RegisterScreen() {
  return (
    <VisitorOnly>
      <AuthCard
        size="wide"
        heading="Create Account"
        greeting={greeting}
        lead={
          <>
            Already have an account? <AuthLink to="/login">Sign in</AuthLink>
          </>
        }
      >
        <RegisterForm />
      </AuthCard>
    </VisitorOnly>
  );
}
