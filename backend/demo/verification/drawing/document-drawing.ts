import type { DocumentKind } from '../../../src/modules/people/documents/documents.table.js';
import type { IdentityType } from '../../../src/modules/people/verification/user-verifications.table.js';

/** Everything that decides how a drawn document looks; days are `YYYY-MM-DD`. */
export interface DocumentDrawing {
  kind: DocumentKind;
  fname: string;
  lname: string;
  dateOfBirth: string;
  expiresOn: string;
  identityType: IdentityType;
  /** Whose face it is. */
  seed: number;
  /** Taken with a shaking hand. */
  isBlurred: boolean;
}

export const drawingWidth = 1200;
export const drawingHeight = 800;
