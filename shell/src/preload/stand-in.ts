import { lastRole, wasSignedIn } from '../frame/device-hint';
import { holdWhilePressed } from './hold-while-pressed';
import { waitForApp } from './wait-for-app';
import { currentPath, entryOf, isTryingOut } from './preload-route';

/** After the frame callback: what is asked for before the first paint delays it. */
const AFTER_PAINT_MS = 50;

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
    else if (entry) wanted.push([path, `${entry.name} ${entry.release.version}`]);
  } catch {
    // The app itself says what is wrong with a registry.
  }
  return [...wanted, ['', 'loading']];
}

/** Puts the current route's frame into its place; the one before goes back into a template. */
function show(frame: HTMLElement): void {
  const { dataset } = frame;
  const places = [frame, ...templates()];
  const wanted = wantedFrames(currentPath())
    .map(([name, of]) =>
      places.find((place) => place.dataset['frame'] === name && place.dataset['of'] === of),
    )
    .find((place) => place !== undefined);
  if (!(wanted instanceof HTMLTemplateElement)) return;

  const before = document.createElement('template');
  Object.assign(before.dataset, dataset);
  before.content.append(...frame.childNodes);
  frame.after(before);
  for (const key of ['frame', 'of', 'name']) dataset[key] = wanted.dataset[key] ?? '';
  frame.append(wanted.content);
  wanted.remove();
  if (dataset['name']) document.title = dataset['name'];
  if (dataset['of'] !== 'loading') return;
  // A layout that waits is a picture: what leads somewhere in it comes with the app.
  for (const part of frame.querySelectorAll('header, footer, nav, a')) {
    part.setAttribute('inert', '');
    part.setAttribute('aria-hidden', 'true');
  }
}

/**
 * Lets a frame stand where the app will be: the one in the page, or that of the route, until the app takes its place.
 *
 * @param begin asks for the app's files; called once the frame was painted
 */
export function standIn(begin: () => void): void {
  // The home page's stands in the page; any other comes when all of the page is there.
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('#frame{display:none}');
  if (currentPath() !== '/' || wasSignedIn() || isTryingOut()) document.adoptedStyleSheets.push(hidden);

  const showRoute = () => {
    const frame = document.getElementById('frame');
    if (frame) show(frame);
  };
  document.addEventListener('DOMContentLoaded', () => {
    showRoute();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
    // A page that is not looked at is not painted.
    if (document.hidden) begin();
    else requestAnimationFrame(() => setTimeout(begin, AFTER_PAINT_MS));
  });
  addEventListener('hashchange', showRoute);
  waitForApp();
  holdWhilePressed();
}
