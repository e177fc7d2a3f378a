import { LoginForm } from '../features/sign-in/login-form';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

const greeting = { title: 'Welcome back', text: 'Your trips and your cars are waiting for you' };

/** Where a visitor signs in. */
export function LoginScreen() {
  return (
    <VisitorOnly>
      <AuthCard
        heading="Sign in"
        greeting={greeting}
        lead={
          <>
            New here? <AuthLink to="/register">Create an account</AuthLink>
          </>
        }
      >
        <LoginForm />
      </AuthCard>
    </VisitorOnly>
  );
}
