import { firstRequest, type FirstData } from '@drove/federation/registry';
import type { FirstAnswer } from '@drove/shared-auth/host';
import { followServerClock } from '@drove/shared-ui/formats';
import { wasSignedIn } from '../frame/device-hint';
import { currentRoute, entryOf, isTryingOut, pathOf, screenOf } from './preload-route';

/**
 * Asks for the first data of a route's screen while its code is on its way, or takes them from the page; the API client
 * hands them on. Only what anyone may know, and only for visitors: it is asked without saying who asks. Never throws.
 */
export function startFirstData(route = currentRoute()): void {
  try {
    if (isTryingOut() || wasSignedIn()) return;
    const path = pathOf(route);
    const query = route.split('?')[1] ?? '';
    const { firstData = {} } = entryOf(path)?.release ?? {};
    const pattern = screenOf(firstData, path);
    const declared = firstData[pattern];
    const get = declared && firstRequest(declared.get, { pattern, path, query });
    if (!get) return;
    const url = new URL(`${apiBaseUrl()}/${get}`, location.href).href;
    const text = inPage(get) ?? ask(url);
    globalThis.__FIRST_ANSWER__ = { url, text, at: performance.now() } satisfies FirstAnswer;
    text
      .then((answer) => {
        // A link that is only pointed at is not worth a photo.
        if (route === currentRoute()) preloadPhoto(declared, JSON.parse(answer));
      })
      .catch(() => undefined);
  } catch {
    // The app asks by itself.
  }
}

function apiBaseUrl(): string {
  const text = document.getElementById('configuration')?.textContent ?? '';
  const { apiBaseUrl: ofPage } = (text ? JSON.parse(text) : {}) as { apiBaseUrl?: string };
  return ofPage ?? process.env.API_BASE_URL;
}

/** What the page's server has asked the API for; new once. */
function inPage(get: string): Promise<string> | undefined {
  const element = document.getElementById('first-data');
  if (element?.dataset['get'] !== get) return undefined;
  element.remove();
  return Promise.resolve(element.textContent);
}

/** With the headers of every request of the page. */
async function ask(url: string): Promise<string> {
  const sentAt = Date.now();
  const answer = await fetch(url, {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  followServerClock(answer.headers.get('date'), sentAt);
  if (!answer.ok) throw new Error();
  return answer.text();
}

interface Photo {
  placeholder: string;
  sources: { url: string; width: number }[];
}

let photo: { route: string; sizes: string; srcset: string; placeholder: string } | undefined;

/** Shows the route's first photo in its frame, once both are there. */
export function fillPhoto(): void {
  const slot = document.querySelector<HTMLImageElement>('#frame [data-photo]');
  if (!slot || photo?.route !== currentRoute()) return;
  slot.style.backgroundColor = photo.placeholder;
  slot.sizes = photo.sizes;
  slot.srcset = photo.srcset;
}

/** As `CarPhoto` will ask for it. */
function preloadPhoto({ photo: declared }: FirstData, answer: unknown): void {
  if (!declared) return;
  const found = declared.at
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], answer) as Photo;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.imageSizes = declared.sizes;
  link.imageSrcset = found.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  document.head.append(link);
  const { imageSizes: sizes, imageSrcset: srcset } = link;
  photo = { route: currentRoute(), sizes, srcset, placeholder: found.placeholder };
  fillPhoto();
}
