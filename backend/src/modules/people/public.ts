export { erasePersonalData } from './account/erase-personal-data.js';
export { recordAgreement } from './agreements/record-agreement.js';
export type { AccountEvent } from './events.js';
export { documentLimits } from './documents/document-limits.js';
export { deleteUnusedDocument } from './documents/documents.repository.js';
export { type CarDocumentKind, type DocumentRow, carDocumentKinds } from './documents/documents.table.js';
export { DocumentDecision, documentProperties, toDocument } from './documents/document.schemas.js';
export { keepDocument } from './documents/keep-document.js';
export {
  documentForm,
  documentRefusals,
  receiveDocument,
  takeDocuments,
} from './documents/receive-document.js';
export { documentMissing, documentNotFound, documentTooLarge } from './documents/document-problems.js';
export {
  currentUser,
  requireActive,
  requireActiveUser,
  requireConfirmedEmail,
  requireConfirmedUser,
  requireRecentSignIn,
  requirePermission,
  requireUser,
} from './users/require-user.js';
export { mayHost } from './users/permissions.js';
export { countCarsOf, findUserByUuid } from './users/users.repository.js';
export { type User, accountStatuses, roles, userVerifications } from './users/users.table.js';
export { type Viewer, viewerOf } from './users/viewer.js';
export { alreadyDecided } from './verification/already-decided.js';
export { assignmentToDecide } from './verification/assignments/assignment-to-decide.js';
export { AssignmentOrNull } from './verification/assignments/assignment.schemas.js';
export { assignmentRoutes } from './verification/assignments/assignment.routes.js';
export { releaseAssignment } from './verification/assignments/assignments.repository.js';
export {
  type ReviewQueue,
  listQueue,
  summariseQueue,
  viewInQueue,
} from './verification/assignments/review-queue.repository.js';
export { toMyVerification } from './verification/my-verification-body.js';
export { instantOrNull, textOrNull } from './verification/my-verification.schemas.js';
export {
  type RentingBlocker,
  canHoldMeanwhile,
  rentingBlocker,
  rentingNextSteps,
} from './verification/next-step.js';
export { readUsualDecisionMs } from './verification/usual-decision.repository.js';
export { missingItems } from './verification/required-documents.js';
export { userQueue } from './verification/user-queue.repository.js';
export {
  findLastDecisionAt,
  hasSentDocuments,
  lockUser,
} from './verification/user-verifications.repository.js';
