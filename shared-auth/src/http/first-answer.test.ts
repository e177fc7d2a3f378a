import { TEST_API_URL } from '../testing/test-api-url';
import { takeFirstAnswer } from './first-answer';

const url = `${TEST_API_URL}/cars?limit=24&place=lisbon`;
/** As a screen asks for it: in an order of its own. */
const request = () => new Request(`${TEST_API_URL}/cars?place=lisbon&limit=24`);
const started = (text: Promise<string>, at = performance.now()) =>
  (globalThis.__FIRST_ANSWER__ = { url, text, at });

afterEach(() => (globalThis.__FIRST_ANSWER__ = undefined));

it('returns the page’s first answer once, with parameters in any order', async () => {
  started(Promise.resolve('{"cars":[]}'));
  const answer = await takeFirstAnswer(request());
  expect(answer?.url).toBe(url);
  await expect(answer?.json()).resolves.toEqual({ cars: [] });
  await expect(takeFirstAnswer(request())).resolves.toBeUndefined();
});

it('returns nothing for another request, after 31 seconds, or when the page got no answer', async () => {
  started(Promise.resolve('{}'));
  await expect(takeFirstAnswer(new Request(`${TEST_API_URL}/cars`))).resolves.toBeUndefined();
  await expect(takeFirstAnswer(new Request(request(), { method: 'POST' }))).resolves.toBeUndefined();
  started(Promise.resolve('{}'), performance.now() - 31_000);
  await expect(takeFirstAnswer(request())).resolves.toBeUndefined();
  started(Promise.reject(new Error()));
  await expect(takeFirstAnswer(request())).resolves.toBeUndefined();
});

it('rejects when the caller aborts', async () => {
  started(new Promise(() => undefined));
  const controller = new AbortController();
  const answer = takeFirstAnswer(new Request(request(), { signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
