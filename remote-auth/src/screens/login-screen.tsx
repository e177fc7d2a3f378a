import { loginScreenLabels } from '../features/sign-in/labels';
import { LoginForm } from '../features/sign-in/login-form';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

/** Where a visitor signs in. */
export function LoginScreen() {
  return (
    <VisitorOnly>
      <AuthCard
        heading={loginScreenLabels.heading}
        greeting={loginScreenLabels.greeting}
        lead={
          <>
            {loginScreenLabels.signUpPrompt} <AuthLink to="/register">{loginScreenLabels.toSignUp}</AuthLink>
          </>
        }
      >
        <LoginForm />
      </AuthCard>
    </VisitorOnly>
  );
}
