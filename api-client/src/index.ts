export { useApi, type Api, type RequestOptions } from './api';
export type { PathWith } from './endpoint';
export type { Answer, Endpoint, RequestOf } from './endpoint';
export { forRefusal, type RefusalCode, type RefusalCodeOf, type RefusalLabels } from './refusal-code';
export { askAgain, isAnswerLost, once, type IdempotencyHeader } from './once';
export { explainRefusal, isRefusedWith, nearestOf, Refused, refusedBy } from './refused';
