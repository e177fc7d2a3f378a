import { ForgotPasswordForm } from '../features/forgot-password/forgot-password-form';
import { forgotPasswordScreenLabels } from '../features/forgot-password/labels';
import { AuthCard } from '../ui/auth-card';
import { AuthLink } from '../ui/auth-link';
import { VisitorOnly } from '../ui/visitor-only';

/** Where someone asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  return (
    <VisitorOnly>
      <AuthCard
        heading={forgotPasswordScreenLabels.heading}
        greeting={forgotPasswordScreenLabels.greeting}
        lead={forgotPasswordScreenLabels.lead}
      >
        <ForgotPasswordForm />
        <p className="mt-6 text-center text-sm">
          <AuthLink to="/login">{forgotPasswordScreenLabels.toSignIn}</AuthLink>
        </p>
      </AuthCard>
    </VisitorOnly>
  );
}
