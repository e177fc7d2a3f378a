/* What runs in the page itself: each function is sent there as text, and sees nothing of this file. */

/** Before any script of the page: a session, and a note of each listener that is added to what a page has one of. */
export function beforeScripts({ user, filesUrl }: { user: object | undefined; filesUrl: string }): void {
  const stored = /^firebase:authUser:(.+):\[DEFAULT\]$/;
  if (user) {
    localStorage.setItem('was-signed-in', '');
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key: string) {
      const apiKey = stored.exec(key)?.[1];
      return apiKey === undefined ? getItem.call(this, key) : JSON.stringify({ ...user, apiKey });
    };
  }
  interface Noted {
    on: EventTarget;
    type: string;
    listener: unknown;
    capture: boolean;
    from: string;
  }
  const noted: Noted[] = [];
  Object.defineProperty(globalThis, '__gateListeners', { value: noted, enumerable: false });
  const put: { element: Node; from: string }[] = [];
  Object.defineProperty(globalThis, '__gateElements', { value: put, enumerable: false });
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { appendChild, insertBefore } = Node.prototype;
  const note = (parent: Node, element: Node) => {
    if (parent !== document.body && parent !== document.head) return;
    const line = new Error().stack?.split('\n').find((one) => one.includes(filesUrl));
    if (line !== undefined) put.push({ element, from: line.trim() });
  };
  Node.prototype.appendChild = function <Kind extends Node>(element: Kind): Kind {
    note(this, element);
    return appendChild.call(this, element) as Kind;
  };
  Node.prototype.insertBefore = function <Kind extends Node>(element: Kind, before: Node | null): Kind {
    note(this, element);
    return insertBefore.call(this, element, before) as Kind;
  };
  const captures = (options: unknown) =>
    typeof options === 'boolean' ? options : Boolean((options as { capture?: boolean } | undefined)?.capture);
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const forget = (on: EventTarget, type: string, listener: unknown, capture: boolean) => {
    const at = noted.findIndex(
      (one) => one.on === on && one.type === type && one.listener === listener && one.capture === capture,
    );
    if (at >= 0) noted.splice(at, 1);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is undefined in a call without an object
    const on: EventTarget = (this as EventTarget | undefined) ?? globalThis;
    const isPages =
      on === globalThis || on === document || on === document.documentElement || on === document.body;
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (isPages && !once) {
      const line = new Error().stack?.split('\n').find((one) => one.includes(filesUrl));
      const capture = captures(options);
      if (line !== undefined) noted.push({ on, type, listener, capture, from: line.trim() });
      signal?.addEventListener('abort', () => {
        forget(on, type, listener, capture);
      });
    }
    add.call(on, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is undefined in a call without an object
    const on: EventTarget = (this as EventTarget | undefined) ?? globalThis;
    forget(on, type, listener, captures(options));
    remove.call(on, type, listener, options);
  };
}

/** What a page has one of: names on the window, attributes of `html` and `body`, and what releases add to it. */
export interface PageState {
  globals: string[];
  attributes: Record<string, string>;
  /** Elements that a release's files have put into `head` or `body` and not removed. */
  elements: string[];
  /** Listeners that a release's files have added and not removed. */
  listeners: string[];
}

export function pageState(releaseUrl: string): PageState {
  const attributes: Record<string, string> = {};
  for (const element of [document.documentElement, document.body]) {
    for (const { name, value } of element.attributes) attributes[`${element.localName} ${name}`] = value;
  }
  const { __gateListeners: noted = [], __gateElements: put = [] } = globalThis as unknown as {
    __gateListeners?: { on: EventTarget; type: string; from: string }[];
    __gateElements?: { element: Node; from: string }[];
  };
  const nameOf = (on: EventTarget) =>
    on === globalThis ? 'window' : on instanceof Document ? 'document' : (on as Element).localName;
  return {
    globals: Object.getOwnPropertyNames(globalThis),
    attributes,
    elements: put
      .filter(({ element, from }) => element.isConnected && from.includes(releaseUrl))
      .map(({ element, from }) => {
        const { localName, id } = element as Element;
        return `${localName}${id ? `#${id}` : ''} (${from})`;
      }),
    listeners: noted
      .filter(({ from }) => from.includes(releaseUrl))
      .map(({ on, type, from }) => `${type} on ${nameOf(on)} (${from})`),
  };
}

/** What stands where the page's own content belongs: nothing to read, that it is loading, or the content. */
export function whatIsShown(): 'nothing' | 'loading' | 'content' {
  const place = document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>('#root');
  if (place?.innerText.trim() === '') return 'nothing';
  const waiting = place?.querySelectorAll('[data-waiting-view], [aria-busy="true"], [role="status"]') ?? [];
  const isLoading = [...waiting].some(
    (element) => !element.matches('[role="status"]') || element.textContent.trim().startsWith('Loading'),
  );
  return isLoading ? 'loading' : 'content';
}

/** An element as a person would find it, and how it looks. */
export interface Look {
  element: string;
  properties: Record<string, string>;
}

/** How elements look, by where they are in the page; one whose state differs, or that of one around it, is another. */
export function styleOfPage(): Record<string, Look> {
  const properties = (
    'color background-color background-image border-top-color border-top-width border-top-style border-bottom-width ' +
    'border-top-left-radius box-shadow font-family font-size font-weight font-style letter-spacing line-height ' +
    'text-transform text-decoration-line text-align opacity display visibility position margin-top margin-right ' +
    'margin-bottom margin-left padding-top padding-right padding-bottom padding-left column-gap row-gap ' +
    'flex-direction justify-content align-items box-sizing overflow-x z-index transform filter outline-style ' +
    'cursor list-style-type'
  ).split(' ');
  const found: Record<string, Look> = {};
  const visit = (element: Element, path: string) => {
    // As computed: what "auto" comes to depends on what else is there.
    const computed = element.computedStyleMap();
    const ofText = element.children.length === 0 ? element.textContent.trim().slice(0, 20) : '';
    found[`${path} "${ofText}"`] = {
      element: `${element.localName}${ofText ? ` "${ofText}"` : ` ${(element.getAttribute('class') ?? '').slice(0, 40)}`}`,
      properties: Object.fromEntries(properties.map((name) => [name, computed.get(name)?.toString() ?? ''])),
    };
    if (element.localName === 'svg') return;
    [...element.children].forEach((child, index) => {
      if (['script', 'style', 'template', 'link', 'head'].includes(child.localName)) return;
      const state = [...child.attributes]
        .filter(({ name }) => /^(?:class|aria-|data-|hidden|open|disabled)/.test(name))
        .map(({ name, value }) => `${name}=${value}`);
      visit(child, `${path}>${child.localName}${index}[${state.join()}]`);
    });
  };
  visit(document.documentElement, 'html');
  return found;
}
