import { ForgotPasswordForm } from '../features/forgot-password/forgot-password-form';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

const greeting = { title: 'It happens', text: 'A new password is a minute away' };

/** Where someone asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  return (
    <VisitorOnly>
      <AuthCard
        heading="Forgot password"
        greeting={greeting}
        lead="Give us your email, and we send you a link to choose a new password."
      >
        <ForgotPasswordForm />
        <p className="mt-6 text-center text-sm">
          <AuthLink to="/login">Back to sign in</AuthLink>
        </p>
      </AuthCard>
    </VisitorOnly>
  );
}
