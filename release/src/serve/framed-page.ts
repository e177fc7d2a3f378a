import { brotliCompressSync, constants } from 'node:zlib';
import type { LayoutFrame, ShellFrames } from '@drove/federation/frames/frames-file';
import { fillMenus } from './fill-menus';
import type { PageFrames, PageScreen } from './page-frames';

/** Of all that stands in the place of the app, compressed: screens beyond it come without a frame. */
const BUDGET_BYTES = 20_000;
/** Where an address without a route leads. */
const HOME = '/';

const root = /<div id="?root"?><\/div>/;
/** What the page would ask for at once. */
const files = /<link\b[^>]*\brel="?(?:stylesheet|preload)\b[^>]*>|<script\b[^>]*\bdefer\b[^>]*><\/script>/g;
const registryElement = /<script\b[^>]*\bid="?registry"?[^>]*>[^<]*<\/script>/;
/** The app's own element is not shown as long as a frame stands for it. */
const ownCss = '#frame~#root{display:none}#frame [aria-busy=true]{cursor:progress;opacity:.7}';

interface Composed {
  css: string;
  body: string;
}

const composed = new WeakMap<PageFrames, Composed>();

/**
 * The built page with the frames in it: the home page's in place, any other in a template for the inline script to
 * choose from, with the styles that they need. The shell's files wait in a template until the frame is painted.
 *
 * @param hasRollout the registry then comes first, because a frame is chosen by it
 */
export function framedPage(html: string, frames: PageFrames, hasRollout: boolean): string {
  const { css, body } = composed.get(frames) ?? compose(frames);
  if (!root.test(html) || !html.includes('<script>')) return html;
  const late = html.match(files)?.join('') ?? '';
  const registry = registryElement.exec(html)?.[0] ?? '';
  const page = html
    .replaceAll(files, '')
    // Before the inline script, which looks for it.
    .replace(
      '<script>',
      () => `<template id="app-files">${late}</template><style data-frames>${css}</style><script>`,
    )
    .replace(root, (element) => body + element);
  return hasRollout ? page : page.replace(registry, '').replace('</body>', () => `${registry}</body>`);
}

function compose(frames: PageFrames): Composed {
  const { shell } = frames;
  const filled = (html: string, path: string) => fillMenus(html, frames, path);
  const home = frames.screens.find(({ path }) => path === HOME);
  const looks = Object.entries(shell.loading).map(([kind, look]) =>
    template(kind, 'loading', '', filled(look, '')),
  );
  const css = ownCss + shell.css + (home?.css ?? '');
  const inPlace = home
    ? `<div id="frame" ${names(HOME, home.of, home.title)}>${filled(inLayout(shell, home), HOME)}</div>`
    : '<div id="frame"></div>';
  let body = inPlace + looks.join('');
  for (const screen of frames.screens.filter((one) => one !== home)) {
    const { path, of, title } = screen;
    const further = template(
      path,
      of,
      title,
      `<style data-frames>${screen.css}</style>${filled(inLayout(shell, screen), path)}`,
    );
    if (isWithinBudget(css + body + further)) body += further;
  }
  const result = { css, body };
  composed.set(frames, result);
  return result;
}

const isWithinBudget = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= BUDGET_BYTES;

function inLayout({ layouts }: ShellFrames, { layout, path, html }: PageScreen): string {
  const byPath: Record<string, LayoutFrame> = layouts[layout] ?? layouts['public'] ?? {};
  const [before, after] = byPath[path] ?? byPath[''] ?? ['', ''];
  return before + html + after;
}

const template = (frame: string, of: string, title: string, content: string) =>
  `<template ${names(frame, of, title)}>${content}</template>`;

const names = (frame: string, of: string, title: string) =>
  `data-frame="${escaped(frame)}" data-of="${escaped(of)}" data-name="${escaped(title)}"`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
