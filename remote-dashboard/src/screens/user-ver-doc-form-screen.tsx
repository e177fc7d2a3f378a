import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Where a user sends the documents that prove who they are. */
export function UserVerDocFormScreen() {
  return (
    <RequireRole audience="renters">
      <ComingPage
        heading="Verify my identity"
        purpose="The documents that we need from you before your first trip."
        plans={[
          'Upload your driving licence and your identity document.',
          'See what is being checked, and what was decided.',
          'Send a document again when it needs to be clearer.',
        ]}
        way={{ to: '/dashboard', label: 'Back to the dashboard' }}
      />
    </RequireRole>
  );
}
