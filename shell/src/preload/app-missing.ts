import { removeWorker } from '../worker/remove-worker';
import { styles, unstyled } from './missing-styles';

/**
 * What visitors see while the app's own script or style sheet is late, when one does not arrive,
 * or when it is not what was released. It looks like the app's own views as far as that can be done without the app, and
 * asks again for what is missing: a style sheet in the page, which runs on; a script by loading the page again.
 */
export function watchFiles(): void {
  const again = '?mf-attempt=';
  const element = (id: string) => document.getElementById(id);

  document.adoptedStyleSheets = [styles];

  let limitMs = Number(process.env.REMOTE_LOAD_TIMEOUT_MS);
  try {
    const { remoteLoadTimeoutMs } = JSON.parse(element('configuration')?.textContent ?? '') as {
      remoteLoadTimeoutMs?: number;
    };
    if (Number(remoteLoadTimeoutMs) > 0) limitMs = Number(remoteLoadTimeoutMs);
  } catch {
    // The app itself says what is wrong with a configuration.
  }

  const slowMs = Math.min(10_000, limitMs / 2);

  // A wrong file stays in a browser's cache for as long as the right one would: asked for past it, it is replaced.
  const fetchAnew = (url: string, options: RequestInit = {}) => fetch(url, { cache: 'reload', ...options });

  let isStarted = false;
  let isStyled: boolean | undefined;
  let failure: string | undefined;
  let attempt = 1;
  let timers: ReturnType<typeof setTimeout>[] = [];

  /** What stands in the app's place until the app is there; see `stand-in`. */
  const frame = () => element('frame');

  const show = (role: 'status' | 'alert', content: string) => {
    let view = element('app-missing');
    // Another role is another live region.
    if (view?.role !== role) {
      view?.remove();
      view = document.createElement('div');
      view.id = 'app-missing';
      view.role = role;
      document.body.append(view);
    }
    view.className = role === 'status' && frame() ? 'note' : '';
    view.innerHTML = `<div>${content}</div>`;
    view.querySelector('button')?.addEventListener('click', tryAgain);
  };
  const showLoading = (words = '') => {
    // What can be read, and typed into, is not covered.
    if (!frame()) show('status', `<i></i><h1>Loading...</h1>${words}`);
    else if (words) show('status', words);
    else element('app-missing')?.remove();
  };

  function update() {
    document.adoptedStyleSheets = document.adoptedStyleSheets
      .filter((sheet) => sheet !== unstyled)
      .concat(isStyled === false ? unstyled : []);
    frame()?.toggleAttribute('inert', failure !== undefined);
    if (isStarted && isStyled !== false) {
      // It came after all: nothing is asked for again when the connection returns.
      failure = undefined;
      frame()?.removeAttribute('inert');
      if (!frame()) timers.forEach(clearTimeout);
      element('app-missing')?.remove();
    } else if (failure !== undefined) {
      if (document.readyState === 'loading') {
        // There may be no body yet; the parser waits for nothing.
        setTimeout(update, 50);
        return;
      }
      show(
        'alert',
        `<h1>Something went wrong:</h1><p>${failure}</p><button type="button">Try again</button>`,
      );
    }
  }

  const fail = (reason: string) => {
    timers.forEach(clearTimeout);
    failure = reason;
    update();
  };

  const isComplete = () => isStarted && sheets().every(hasRules);
  const wait = () => {
    timers.forEach(clearTimeout);
    failure = undefined;
    frame()?.removeAttribute('inert');
    const late = (ms: number, work: () => void, isThere = isComplete) =>
      setTimeout(() => {
        if (!isThere()) work();
      }, ms);
    timers = [
      late(slowMs / 5, showLoading),
      late(
        slowMs,
        () => {
          // One that hangs keeps the browser from painting anything, and the app's script from running.
          if (isStyled === undefined) askForStyles();
          showLoading(
            '<p>This is taking longer than usual. We’re still trying. You don’t need to do anything.</p>',
          );
        },
        () => isComplete() && !frame(),
      ),
      late(limitMs, () => {
        fail(`The app did not load within ${limitMs / 1000} second${limitMs === 1000 ? '' : 's'}`);
      }),
    ];
  };

  const sheets = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
      ({ dataset }) => !dataset['href'],
    );
  const failed = new WeakSet();
  const hasRules = (link: HTMLLinkElement) => {
    try {
      return !failed.has(link) && link.sheet !== null && link.sheet.cssRules.length > 0;
    } catch {
      // Of another origin that does not let its rules be read: there all the same.
      return true;
    }
  };
  const cleanUrl = ({ href }: HTMLLinkElement) => href.split(again)[0] ?? href;

  /** Puts a new element in the place of each that has not brought its rules. */
  function askForStyles() {
    isStyled = false;
    attempt += 1;
    for (const old of sheets().filter((link) => !hasRules(link))) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = 'anonymous';
      link.integrity = old.integrity;
      link.href = `${cleanUrl(old)}${again}${attempt}`;
      old.replaceWith(link);
    }
    update();
  }

  /** The page and its files as the server has them now, and then the app; the route stays, as it is in the address. */
  const startAnew = async () => {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const page = await fetchAnew(location.href, { signal });
      if (!page.ok) throw new Error();
      const parsed = new DOMParser().parseFromString(await page.text(), 'text/html');
      const files = [
        parsed,
        ...[...parsed.querySelectorAll('template')].map(({ content }) => content),
      ].flatMap((part) => [...part.querySelectorAll('script[defer][src], link[rel=stylesheet]')]);
      await Promise.all(
        files.map(async (file) => {
          const url = file.getAttribute('src') ?? file.getAttribute('href') ?? '';
          const integrity = file.getAttribute('integrity') ?? '';
          const answer = await fetchAnew(url, { signal, integrity });
          const type = answer.headers.get('content-type') ?? '';
          if (!answer.ok || type.includes('html')) throw new Error();
          await answer.arrayBuffer();
        }),
      );
      // Whatever it kept, or broke: the next visit begins without.
      await removeWorker();
      location.reload();
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') failWithout('first script');
    }
  };

  // Which file is missing is for the console: it helps no visitor.
  const failWithout = (part: string) => {
    console.error(`The app couldn’t be loaded: its ${part} did not arrive`);
    fail('This page couldn’t be loaded');
  };

  function tryAgain() {
    wait();
    showLoading();
    if (isStarted) askForStyles();
    else void startAnew();
  }

  const arrived = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement && target.defer) {
      // A page in the place of a script, or one that throws, arrives without an error.
      if (!isStarted) failWithout('first script');
    } else if (isOurSheet(target)) {
      if (!hasRules(target)) missed(event);
      else if (sheets().every(hasRules)) {
        isStyled = true;
        document.documentElement.dataset['styled'] = '';
        document.dispatchEvent(new Event('app-styled'));
        if (target.href.includes(again)) void fetchAnew(cleanUrl(target)).catch(() => undefined);
        update();
      }
    }
  };
  const missed = ({ target }: Event) => {
    // Those of the built page; what is loaded later has views of its own.
    if (target instanceof HTMLScriptElement && target.defer) failWithout('first script');
    else if (isOurSheet(target)) {
      failed.add(target);
      if (attempt === 1) askForStyles();
      else failWithout('style sheet');
    } else if (target instanceof HTMLLinkElement && target.rel === 'preload' && !target.dataset['href']) {
      // Read by shared-auth's `addressOf`.
      target.dataset['failed'] = '';
      void fetchAnew(target.href).catch(() => undefined);
    }
  };
  const isOurSheet = (target: EventTarget | null): target is HTMLLinkElement =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && !target.dataset['href'];

  // Sent by the app itself.
  document.addEventListener('app-started', () => {
    isStarted = true;
    update();
  });
  document.addEventListener('app-failed', () => {
    isStarted = false;
    failWithout('first script');
  });
  document.addEventListener('frame-over', update);
  document.addEventListener('load', arrived, true);
  document.addEventListener('error', missed, true);
  addEventListener('online', () => {
    if (failure !== undefined) tryAgain();
  });
  wait();
}
