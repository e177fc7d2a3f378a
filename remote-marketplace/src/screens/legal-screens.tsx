import { legalScreensLabels } from '../features/legal/labels';
import { LegalPage } from '../features/legal/legal-page';

/** What members agree to. */
export function TermsScreen() {
  return <LegalPage page="terms" title={legalScreensLabels.terms} />;
}

/** What is done with data of people. */
export function PrivacyScreen() {
  return <LegalPage page="privacy" title={legalScreensLabels.privacy} />;
}

/** Who runs the marketplace. */
export function ImprintScreen() {
  return <LegalPage page="imprint" title={legalScreensLabels.imprint} />;
}
