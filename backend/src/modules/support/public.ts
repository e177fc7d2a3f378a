export { summariseCases } from './cases/cases.repository.js';
export { deleteCasesOf } from './cases/delete-old-cases.repository.js';
