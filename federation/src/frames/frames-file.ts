/** What a page shows in the place of an app that is still on its way: HTML, and the styles that it needs. */
export interface Frame {
  html: string;
  css: string;
}

/** A remote's screen as a visitor first sees it, below the remote's own root element. */
export interface ScreenFrame extends Frame {
  title: string;
}

/** The screens of a remote's release by their path. */
export type RemoteFrames = Record<string, ScreenFrame>;

/** The two halves of a layout; the page's screen stands between them. */
export type LayoutFrame = [before: string, after: string];

/** What the shell's release puts around screens. */
export interface ShellFrames {
  /**
   * Visitors' layouts by kind, under the empty path. Shells of before drew their menus themselves: they have further
   * ones by the path that each marks as current.
   */
  layouts: Record<string, Record<string, LayoutFrame>>;
  /**
   * The layouts of people whose session is still being restored, by kind, and by `<kind> <role>` as one's menus have it; ''
   * is the loading view alone.
   */
  loading: Record<string, string>;
  /** What stands in a menu's slot for each of its entries: at another page, and at its own. */
  items?: Record<string, [other: string, current: string]>;
  /** What an entry's icon draws, by its name. */
  icons?: Record<string, string>;
  /** For all of them. */
  css: string;
}

/** The slot of a layout in which it is drawn; replaced by the screen. */
export const SCREEN_SLOT = '<i data-screen=""></i>';

/** The slot of a menu for who sees the layout; replaced by their entries. */
export const menuSlot = /<i data-menu="(?<menu>[a-z-]+)" data-for="(?<audience>[a-z-]+)"><\/i>/g;

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isEach = (value: unknown, rule: (one: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(rule);

/**
 * A remote's frames as its release has them.
 *
 * @throws Error when it is something else
 */
export function checkRemoteFrames(value: unknown): RemoteFrames {
  const isFrame = (one: unknown) =>
    isRecord(one) && ['html', 'css', 'title'].every((key) => isText(one[key]));
  if (!isEach(value, isFrame)) throw new Error('they are not frames of screens');
  return value as RemoteFrames;
}

/**
 * The shell's.
 *
 * @throws Error when it is something else
 */
export function checkShellFrames(value: unknown): ShellFrames {
  const isLayout = (one: unknown) => Array.isArray(one) && one.length === 2 && one.every(isText);
  if (
    !isRecord(value) ||
    !isText(value['css']) ||
    !isEach(value['loading'], isText) ||
    !isEach(value['layouts'], (byPath) => isEach(byPath, isLayout)) ||
    !isEach(value['items'] ?? {}, isLayout) ||
    !isEach(value['icons'] ?? {}, isText)
  )
    throw new Error('they are not frames of layouts');
  return value as unknown as ShellFrames;
}
