export { CaseReceipt } from './cases/case.schemas.js';
export { caseQueue, mayReadMessagesOf } from './cases/cases.repository.js';
export { legalVersions } from './site/legal-versions.js';
export { deleteCasesOf } from './cases/delete-old-cases.repository.js';
export { receiveMemberMessage } from './cases/receive-message.js';
