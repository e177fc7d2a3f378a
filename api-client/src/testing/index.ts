export { answer, refusal, startFakeApi, type Asked } from './fake-api';
export { setToday } from './only-the-date';
