import { currentClock, setLoadLimit, startClock, stopIdleClock } from './clock';
import { addressOf, asked } from './files';
import { loadCode } from './load-code';

const never = () => new Promise<never>(() => undefined);
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
let tested = 0;
/** What is known of a file is known for ever. */
const aFile = (name: string) => `http://trips.test/${tested}/${name}.js`;

/** What webpack's runtime does for an import: a script, and what is known of it. */
function request(url: string): Promise<void> {
  const script = document.createElement('script');
  script.setAttribute('src', addressOf(url));
  const arrival = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Loading chunk ${url} failed`)));
  });
  document.head.append(script);
  asked(url, arrival);
  return arrival;
}
const scripts = () => [...document.scripts].map((script) => script.getAttribute('src'));
const answer = (url: string, event: 'load' | 'error') => {
  const script = [...document.scripts].find((one) => one.getAttribute('src') === url);
  script?.dispatchEvent(new Event(event));
  script?.remove();
};
const load = (work: () => Promise<unknown>, phase: 'entry' | 'screen' | 'part' = 'screen') => {
  const outcome = jest.fn();
  const settled = loadCode({ owner: 'remote-trips', phase, load: work }).then(
    () => outcome('arrived'),
    (error: unknown) => outcome(error instanceof Error ? error.message : error),
  );
  return { outcome, settled };
};

beforeEach(() => {
  tested += 1;
  jest.useFakeTimers();
  setLoadLimit(120_000);
  startClock();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

describe('the clock of a navigation', () => {
  const tooLate = 'remote-trips did not load within 120 seconds';

  it.each([
    [0, 0],
    [119_000, 0],
    [50_000, 60_000],
    [1, 119_000],
  ])(
    'ends 120 seconds after its start: entry %i ms, screen %i ms, and a part that hangs',
    async (entry, screen) => {
      const first = load(() => after(entry, 'entry'), 'entry');
      await jest.advanceTimersByTimeAsync(entry);
      expect(first.outcome).toHaveBeenCalledWith('arrived');
      const second = load(() => after(screen, 'screen'));
      await jest.advanceTimersByTimeAsync(screen);
      expect(second.outcome).toHaveBeenCalledWith('arrived');
      const { outcome } = load(never, 'part');

      await jest.advanceTimersByTimeAsync(119_999 - entry - screen);
      expect(outcome).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledWith(tooLate);
    },
  );

  it('continues across clicks while a file is pending', async () => {
    const { outcome } = load(never, 'entry');
    await jest.advanceTimersByTimeAsync(100_000);
    stopIdleClock();
    const part = load(never, 'part');

    await jest.advanceTimersByTimeAsync(20_000);
    expect(outcome).toHaveBeenCalledWith(tooLate);
    expect(part.outcome).toHaveBeenCalledWith(tooLate);
  });

  it('restarts for a later request, and after it has ended', async () => {
    load(() => Promise.resolve('entry'));
    await jest.advanceTimersByTimeAsync(119_999);
    stopIdleClock();
    expect(currentClock().endsAt - performance.now()).toBe(120_000);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(currentClock().endsAt - performance.now()).toBe(120_000);
  });
});

describe('a failed download', () => {
  it('fails alone, without ending other downloads', async () => {
    const [slow, missing] = [aFile('slow'), aFile('missing')];
    const slowly = load(() => request(slow));
    const { outcome } = load(() => request(missing));
    answer(missing, 'error');
    await jest.advanceTimersByTimeAsync(1000);

    expect(outcome).toHaveBeenCalledWith('remote-trips couldn’t be loaded: this page did not arrive');
    expect(slowly.outcome).not.toHaveBeenCalled();
    expect([addressOf(slow), addressOf(missing)]).toEqual([slow, `${missing}?mf-attempt=2`]);
    answer(slow, 'load');
    await jest.advanceTimersByTimeAsync(0);
    expect(slowly.outcome).toHaveBeenCalledWith('arrived');
  });

  it('is requested at another address after the time limit', async () => {
    const [there, hung] = [aFile('there'), aFile('hung')];
    load(() => Promise.all([request(there), request(hung)]));
    answer(there, 'load');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(scripts()).toEqual([]);

    load(() => Promise.all([request(hung)]));
    expect(scripts()).toEqual([`${hung}?mf-attempt=2`]);
    expect(addressOf(there)).toBe(there);
  });

  it('is requested again at once when another caller has time left', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const shared = aFile('shared');
    let pending: Promise<void> | undefined;
    // Webpack joins a request that is under way.
    const join = () => {
      pending ??= request(shared).finally(() => (pending = undefined));
      asked(shared, pending);
      return pending;
    };
    const first = load(join);
    await jest.advanceTimersByTimeAsync(100_000);
    startClock();
    const second = load(join);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(first.outcome).toHaveBeenCalledWith('remote-trips did not load within 120 seconds');
    expect(second.outcome).not.toHaveBeenCalled();

    expect(scripts()).toEqual([`${shared}?mf-attempt=2`]);
    answer(`${shared}?mf-attempt=2`, 'load');
    await jest.advanceTimersByTimeAsync(0);
    expect(second.outcome).toHaveBeenCalledWith('arrived');
  });
});

it('replaces the browser’s stored copy once after a failure, and no other file’s', async () => {
  const replaced = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const [right, wrong] = [aFile('right'), aFile('wrong')];
  const both = () => Promise.all([request(right), request(wrong)]);
  load(both);
  answer(right, 'load');
  answer(wrong, 'error');
  await jest.advanceTimersByTimeAsync(0);
  expect(replaced).not.toHaveBeenCalled();

  for (const _visit of [1, 2]) {
    load(both);
    answer(right, 'load');
    answer(`${wrong}?mf-attempt=2`, 'load');
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(replaced.mock.calls).toEqual([[wrong, { cache: 'reload', credentials: 'same-origin' }]]);
});

it('bypasses a failed preload', () => {
  const url = 'https://app.test/preloaded.js';
  const link = document.createElement('link');
  link.rel = 'preload';
  link.href = url;
  document.head.append(link);
  expect(addressOf(url)).toBe(url);

  link.dataset['failed'] = '';
  expect(addressOf(url)).toBe(`${url}?mf-attempt=2`);
  link.remove();
});
