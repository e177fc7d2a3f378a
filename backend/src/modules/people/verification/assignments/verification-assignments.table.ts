/** Which administrator is looking at whom or at what, so that two do not decide at once. */
export interface VerificationAssignmentsTable {
  subject_type: 'user' | 'car' | 'case';
  subject_uuid: string;
  admin_uuid: string;
  claimed_at: Date;
  /** From then on anybody may take it: a browser that was closed does not give it back. */
  expires_at: Date;
}
