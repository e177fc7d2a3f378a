import type { DocumentLinksTable, DocumentsTable } from './documents/documents.table.js';
import type { TermsAgreementsTable } from './agreements/terms-agreements.table.js';
import type { PhoneUploadsTable } from './verification/phone-uploads.table.js';
import type { UsersTable } from './users/users.table.js';
import type { VerificationAssignmentsTable } from './verification/assignments/verification-assignments.table.js';
import type {
  UserVerificationsTable,
  VerificationDocumentsTable,
} from './verification/user-verifications.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    users: UsersTable;
    terms_agreements: TermsAgreementsTable;
    documents: DocumentsTable;
    document_links: DocumentLinksTable;
    phone_uploads: PhoneUploadsTable;
    user_verifications: UserVerificationsTable;
    verification_documents: VerificationDocumentsTable;
    verification_claims: VerificationAssignmentsTable;
  }
}
