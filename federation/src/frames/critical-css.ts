import Beasties from 'beasties';
import { withoutUnreachable } from './unreachable-css';

/** Beasties over a sheet that is in memory. */
class OneSheet extends Beasties {
  constructor(private readonly css: string) {
    super({
      path: '/',
      logLevel: 'silent',
      preload: 'body',
      pruneSource: false,
      fonts: false,
      keyframes: 'critical',
      reduceInlineStyles: false,
    });
  }

  override getCssAsset(): Promise<string> {
    return Promise.resolve(this.css);
  }
}

/** The rules of a style sheet that something in this HTML is subject to, in every width, theme and state that it can be in. */
export async function criticalCss(html: string, css: string): Promise<string> {
  const page = `<html><head><link rel="stylesheet" href="/sheet.css"></head><body>${html}</body></html>`;
  const processed = await new OneSheet(css).process(page);
  const rules = /<style>(?<rules>[^]*?)<\/style>/.exec(processed)?.groups?.['rules'] ?? '';
  return standInFonts(css) + withoutUnreachable(rules, html);
}

/** The faces that are on the device already: text has the typeface's measures from the first paint on. */
function standInFonts(css: string): string {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter((face) => !face.includes('url(')).join('');
}
