export type { Answer, RequestOf } from './answers';
export { forRefusal, type RefusalCode, type RefusalCodeOf, type RefusalWords } from './refusal-code';
export { askAgain, isAnswerLost, once } from './once';
export { answerOf, explainRefusal, isRefusedWith, Refused, refusedBy } from './refused';
