/*
 * Inlined into the page: what visitors see when the app's first script does not arrive, or is not what was released.
 * It looks like the app's own error view as far as that can be done without the app.
 */
(() => {
  // A wrong file stays in a browser's cache for as long as the right one would: asked for past it, it is replaced.
  const fetchAnew = (url: string) => fetch(url, { cache: 'reload' }).catch(() => undefined);

  const say = () => {
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    root.innerHTML =
      '<div role="alert" class="grid min-h-dvh place-items-center px-4 text-center"><div>' +
      '<h1 class="text-2xl font-semibold">Something went wrong:</h1>' +
      '<p class="mt-2">The app could not be loaded: its first script did not arrive</p>' +
      '<button type="button" class="btn btn-primary mt-7">Try again</button></div></div>';
    root.querySelector('button')?.addEventListener('click', () => {
      const scripts = [...document.scripts].filter(({ src }) => src !== '');
      void Promise.all(scripts.map(({ src }) => fetchAnew(src))).then(() => location.reload());
    });
  };

  addEventListener(
    'error',
    ({ target }) => {
      // Those of the built page; what is loaded later has views of its own.
      if (target instanceof HTMLScriptElement && target.defer) say();
      else if (target instanceof HTMLLinkElement && !target.dataset['href']) void fetchAnew(target.href);
    },
    true,
  );
})();
