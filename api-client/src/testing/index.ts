export { answer, refusal, startFakeApi, type ReceivedRequest } from './fake-api';
export { setToday } from './only-the-date';
