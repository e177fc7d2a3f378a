import type { SiteTexts } from './site/site-texts.js';

declare module '../../platform/deps.js' {
  interface Deps {
    /** How people reach us, and the legal pages; the ones that ship, without it. */
    siteTexts?: SiteTexts;
  }
}
