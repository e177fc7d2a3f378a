import { LegalPage } from '../features/legal/legal-page';

/** What members agree to. */
export function TermsScreen() {
  return <LegalPage page="terms" title="Terms of use" />;
}

/** What is done with data of people. */
export function PrivacyScreen() {
  return <LegalPage page="privacy" title="Privacy" />;
}

/** Who runs the marketplace. */
export function ImprintScreen() {
  return <LegalPage page="imprint" title="Imprint" />;
}
