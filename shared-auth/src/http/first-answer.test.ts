import { TEST_API_URL } from '../testing/test-api-url';
import { takeFirstAnswer } from './first-answer';

const url = `${TEST_API_URL}/cars?limit=24&place=lisbon`;
/** As a screen asks for it: in an order of its own. */
const request = () => new Request(`${TEST_API_URL}/cars?place=lisbon&limit=24`);
const started = (text: Promise<string>, at = performance.now()) =>
  (globalThis.__FIRST_ANSWER__ = { url, text, at });

afterEach(() => (globalThis.__FIRST_ANSWER__ = undefined));

it('gives what the page has asked for, in whatever order the parameters are, and only once', async () => {
  started(Promise.resolve('{"cars":[]}'));
  const answer = await takeFirstAnswer(request());
  expect(answer?.url).toBe(url);
  await expect(answer?.json()).resolves.toEqual({ cars: [] });
  await expect(takeFirstAnswer(request())).resolves.toBeUndefined();
});

it('is nothing for another request, or a while later, or when the page got no answer', async () => {
  started(Promise.resolve('{}'));
  await expect(takeFirstAnswer(new Request(`${TEST_API_URL}/cars`))).resolves.toBeUndefined();
  await expect(takeFirstAnswer(new Request(request(), { method: 'POST' }))).resolves.toBeUndefined();
  started(Promise.resolve('{}'), performance.now() - 31_000);
  await expect(takeFirstAnswer(request())).resolves.toBeUndefined();
  started(Promise.reject(new Error()));
  await expect(takeFirstAnswer(request())).resolves.toBeUndefined();
});

it('ends when its caller no longer wants it', async () => {
  started(new Promise(() => undefined));
  const controller = new AbortController();
  const answer = takeFirstAnswer(new Request(request(), { signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
