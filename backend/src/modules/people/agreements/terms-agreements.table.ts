/** What people agree to, by its legal page. */
export const agreedDocuments = ['terms', 'privacy'] as const;
export type AgreedDocument = (typeof agreedDocuments)[number];

/** When they agree to it. */
export const agreementOccasions = ['sign_up', 'payment'] as const;
export type AgreementOccasion = (typeof agreementOccasions)[number];

/** The first time that a person agreed to a version on such an occasion. */
export interface TermsAgreementsTable {
  user_uuid: string;
  occasion: AgreementOccasion;
  document: AgreedDocument;
  version: string;
  agreed_at: Date;
}
