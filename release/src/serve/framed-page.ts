import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LayoutFrame, ShellFrames } from '@drove/federation/frames/frames-file';
import { fillMenus } from './fill-menus';
import { fillPictures, ownPictures } from './fill-pictures';
import type { PageFrames, PageScreen } from './page-frames';
import { escaped } from './escaped';

/** Of a screen's frame, compressed: one beyond it has none. */
const BUDGET_BYTES = 20_000;
/** Where an address without a route leads. */
const HOME = '/';
/** Where browsers find the frames that are files; relative to the page. */
const FOLDER = 'frames';

const root = /<div id="?root"?><\/div>/;
/** What the page would ask for at once. */
const files = /<link\b[^>]*\brel="?(?:stylesheet|preload)\b[^>]*>|<script\b[^>]*\bdefer\b[^>]*><\/script>/g;
const registryElement = /<script\b[^>]*\bid="?registry"?[^>]*>[^<]*<\/script>/;
/** The app's own element is not shown as long as a frame stands for it. */
const ownCss = '#frame~#root{display:none}#frame [aria-busy=true]{cursor:progress;opacity:.7}';

interface Composed {
  /** Empty templates that say which frames there are, and where. */
  list: string;
  /** Of what stands in the page. */
  css: string;
  body: string;
  /** By path from the root, under their content's hash: HTML with the styles that it needs. */
  files: Record<string, string>;
}

const composed = new WeakMap<PageFrames, Composed>();

/**
 * The built page with the home page's frame in place; of any other it says where the inline script finds it. The shell's
 * files wait in a template until the frame is painted.
 *
 * @param registry the page's; with a rollout it comes first, because a frame is chosen by it
 */
export function framedPage(html: string, frames: PageFrames, registry: unknown): string {
  const { list, css, body } = compose(frames);
  if (!root.test(html) || !html.includes('<script>')) return html;
  const late = html.match(files)?.join('') ?? '';
  const element = registryElement.exec(html)?.[0] ?? '';
  const page = html
    .replaceAll(files, '')
    // Before the inline script, which looks for it; the styles behind it, for which it would wait.
    .replace('<script>', () => `<template id="app-files">${late}</template>${list}<script>`)
    .replace('</head>', () => `<style data-frames>${css}</style></head>`)
    .replace(root, (place) => fillPictures(body, registry) + place);
  return hasRollout(registry)
    ? page
    : page.replace(element, '').replace('</body>', () => `${element}</body>`);
}

function hasRollout(registry: unknown): boolean {
  const { remotes } = registry as { remotes?: unknown };
  return (
    Array.isArray(remotes) && remotes.some((entry: { rollout?: unknown } | null) => Boolean(entry?.rollout))
  );
}

/** The frames that are files of their own, by their path from the root: `/frames/login.1a2b3c4d5e.txt`. */
export const frameFiles = (frames: PageFrames, registry: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compose(frames).files).map(([file, content]) => [file, fillPictures(content, registry)]),
  );

function compose(frames: PageFrames): Composed {
  const known = composed.get(frames);
  if (known) return known;
  const { shell } = frames;
  const filled = (html: string, path: string) => fillMenus(html, frames, path);
  const { '': bare = '', ...looks } = shell.loading;
  const home = frames.screens.find(({ path }) => path === HOME);
  const further = [
    ...Object.entries(looks).map(([look, html]) => ({
      names: names(look, 'loading', ''),
      content: filled(html, ''),
    })),
    ...frames.screens
      .filter((screen) => screen !== home)
      .map((screen) => ({
        names: names(screen.path, screen.of, screen.title),
        content: `<style data-frames>${screen.css}</style>${filled(inLayout(shell, screen), screen.path)}`,
      }))
      .filter(({ content }) => isWithinBudget(content)),
  ].map((frame) => ({ ...frame, file: fileOf(frame.content) }));
  const result = {
    list: further.map((frame) => `<template ${frame.names} data-file="${frame.file}"></template>`).join(''),
    css: ownCss + shell.css + (home?.css ?? ''),
    body:
      (home
        ? `<div id="frame" ${names(HOME, home.of, home.title)}>${filled(inLayout(shell, home), HOME)}</div>`
        : '<div id="frame"></div>') + `<template ${names('', 'loading', '')}>${filled(bare, '')}</template>`,
    files: Object.fromEntries(further.map(({ file, content }) => [`/${file}`, content])),
  };
  composed.set(frames, result);
  return result;
}

/** Plain text, which opened by itself is no page of ours. */
const fileOf = (content: string) =>
  `${FOLDER}/frame.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.txt`;

const isWithinBudget = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= BUDGET_BYTES;

function inLayout({ layouts }: ShellFrames, { layout, path, html, of }: PageScreen): string {
  const byPath: Record<string, LayoutFrame> = layouts[layout] ?? layouts['public'] ?? {};
  const [before, after] = byPath[path] ?? byPath[''] ?? ['', ''];
  return before + ownPictures(html, of) + after;
}

const names = (frame: string, of: string, title: string) =>
  `data-frame="${escaped(frame)}" data-of="${escaped(of)}" data-name="${escaped(title)}"`;
