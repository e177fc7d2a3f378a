import type { Deps } from '../../../platform/deps.js';
import { readSiteTexts } from './site-settings.js';

/** The versions of the texts that people agree to. */
export function legalVersions({ siteTexts = readSiteTexts({}) }: Deps): { terms: string; privacy: string } {
  const { terms, privacy } = siteTexts.pages;
  return { terms: terms.version, privacy: privacy.version };
}
