export type { Answer, RequestOf } from './answers';
export { askAgain, isAnswerLost, once } from './once';
export { answerOf, explainRefusal, isRefusedWith, Refused, refusedBy } from './refused';
