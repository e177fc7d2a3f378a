import { lastRole, wasSignedIn } from '../frame/device-hint';
import { holdWhilePressed } from './hold-while-pressed';
import { waitForApp } from './wait-for-app';
import { fillPhoto } from './first-data';
import {
  currentPath,
  currentRoute,
  entryOf,
  isTryingOut,
  matches,
  screenOf,
  type RouteEntry,
} from './preload-route';

/** After the frame callback: what is asked for before the first paint delays it. */
const AFTER_PAINT_MS = 50;
/** For how long, once the page is there, nothing is shown in the place of a frame that is still on its way. */
const FRAME_WAIT_MS = 300;

const templates = () => [...document.querySelectorAll<HTMLTemplateElement>('template[data-frame]')];

type FrameNames = [frame: string, of: string];

/**
 * The names of the frame of a path and a release; of a layout's loading look, best as their role has it, where people were
 * signed in here. The first that the page has is shown.
 */
function wantedFrames(path: string): FrameNames[] {
  const wanted: FrameNames[] = [];
  try {
    const entry = isTryingOut() ? undefined : entryOf(path);
    const layout = entry?.layout ?? 'public';
    if (wasSignedIn()) wanted.push([`${layout} ${lastRole()}`, 'loading'], [layout, 'loading']);
    else if (entry && !isOfQuery(entry.release, path))
      wanted.push([path, `${entry.name} ${entry.release.version}`]);
  } catch {
    // The app itself says what is wrong with a registry.
  }
  return [...wanted, ['', 'loading']];
}

/** Whether the route's query says what is on its screen: that is not in its frame. */
const isOfQuery = ({ firstData = {} }: RouteEntry['release'], path: string) =>
  currentRoute().includes('?') && /[?&]\w+(?:&|$)/.test(firstData[screenOf(firstData, path)]?.get ?? '');

const arrivals = new Map<HTMLElement, Promise<void>>();

/** Asks for a frame that is a file, once; one that does not arrive can no longer be chosen. Never fails. */
function arrivalOf(place: HTMLElement): Promise<void> {
  const known = arrivals.get(place);
  if (known) return known;
  const arrival = fetch(place.dataset['file'] ?? '')
    .then(async (answer) => {
      // A host may answer for what is gone with its own page.
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !type.startsWith('text/plain')) throw new Error();
      place.innerHTML = await answer.text();
      delete place.dataset['file'];
    })
    .catch(() => {
      place.remove();
    });
  arrivals.set(place, arrival);
  return arrival;
}

/** Asks for the route's frame before the rest of the page is there, where one release alone has it. */
function askEarly(): void {
  if (wasSignedIn() || isTryingOut()) return;
  const [only, ...others] = templates().filter(
    ({ dataset: { frame = '', of, file } }) => of !== 'loading' && file && matches(frame, currentPath()),
  );
  if (only && others.length === 0) void arrivalOf(only);
}

/** Puts another frame into the place of the one that is shown, which goes back into a template. */
function show(frame: HTMLElement, wanted: HTMLTemplateElement): void {
  const { dataset } = frame;
  const before = document.createElement('template');
  Object.assign(before.dataset, dataset);
  before.content.append(...frame.childNodes);
  frame.after(before);
  for (const key of ['frame', 'of', 'name']) dataset[key] = wanted.dataset[key] ?? '';
  frame.append(wanted.content);
  wanted.remove();
  fillPhoto();
  if (dataset['name']) document.title = dataset['name'];
  if (dataset['of'] !== 'loading') return;
  // A layout that waits is a picture: what leads somewhere in it comes with the app.
  for (const part of frame.querySelectorAll('header, footer, nav, a')) {
    part.setAttribute('inert', '');
    part.setAttribute('aria-hidden', 'true');
  }
}

/**
 * Shows the current route's frame, or asks for it.
 *
 * @param isLate whether what is there already is shown instead of it
 * @returns when it is there to be shown; nothing once it is shown
 */
function showRoute(isLate = false): Promise<void> | undefined {
  const frame = document.getElementById('frame');
  if (!frame) return undefined;
  const places: HTMLElement[] = [frame, ...templates()];
  const wanted = wantedFrames(currentPath())
    .map(([name, of]) =>
      places.find(({ dataset }) => dataset['of'] === of && matches(dataset['frame'] ?? '', name)),
    )
    .find((place) => place && !(isLate && place.dataset['file']));
  if (wanted?.dataset['file']) return arrivalOf(wanted);
  if (wanted instanceof HTMLTemplateElement) show(frame, wanted);
  return undefined;
}

/**
 * Lets a frame stand where the app will be: the one in the page, or that of the route, until the app takes its place.
 *
 * @param begin asks for the app's files; called once the frame was painted, or while it is on its way
 */
export function standIn(begin: () => void): void {
  // The home page's stands in the page; any other comes when all of the page is there.
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('#frame{display:none}');
  if (currentPath() !== '/' || wasSignedIn() || isTryingOut()) document.adoptedStyleSheets.push(hidden);

  let isBegun = false;
  const beginOnce = () => {
    if (!isBegun) begin();
    isBegun = true;
  };
  let isShown = false;
  const shown = () => {
    isShown = true;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
    // A page that is not looked at is not painted.
    if (document.hidden) beginOnce();
    else requestAnimationFrame(() => setTimeout(beginOnce, AFTER_PAINT_MS));
  };
  const toRoute = () => {
    const arrival = showRoute();
    if (!arrival) {
      shown();
      return;
    }
    // While it is on its way there is nothing to paint.
    beginOnce();
    void arrival.then(toRoute);
  };
  askEarly();
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => {
      if (isShown) return;
      void showRoute(true);
      shown();
    }, FRAME_WAIT_MS);
    toRoute();
    addEventListener('hashchange', toRoute);
  });
  waitForApp();
  holdWhilePressed();
}
