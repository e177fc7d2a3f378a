/** What a page may change of the shell's build configuration, so that a moved port needs no new build. */
export interface PageConfiguration {
  apiBaseUrl?: string;
  identityEmulatorUrl?: string;
  /** The identity project, where it is another than the shell was built for; all of it, since its parts belong together. */
  firebase?: { apiKey: string; authDomain: string; projectId: string; storageBucket?: string };
  remoteLoadTimeoutMs?: number;
  /** On a page of this computer only: files without a hash are loaded, too. */
  integrity?: 'optional';
  /** Address prefixes, ending with a slash, that an override may load a remote from; on a page of this computer, those of it are allowed anyway. */
  overridePrefixes?: string[];
  /** Where loads of remotes are reported to; the API by default, and nowhere when empty. */
  telemetryUrl?: string;
  /** The hashes of the shell's own files by their names, where it is a released one. */
  shellFiles?: Record<string, string>;
  /** Whether browsers may keep a service worker; those of a page that does not say so are removed. */
  worker?: boolean;
  /** Services whose accounts sign in as well, as far as the identity project is set up for them: `google`, `apple`. */
  signInProviders?: string[];
}

/** The built index.html with its two empty data elements filled. The registry may be anything, for tests of faults. */
export function shellPage(html: string, registry: unknown, configuration: PageConfiguration): string {
  return fill(fill(html, 'registry', registry), 'configuration', configuration);
}

function fill(html: string, id: string, value: unknown): string {
  const element = new RegExp(`(<script[^>]*\\bid="?${id}"?[^>]*>)[^<]*(</script>)`, 'i');
  if (!element.test(html)) throw new Error(`index.html has no script element with the id "${id}"`);
  // "<" is the only character that could end the element early.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(element, (_all, start: string, end: string) => start + json + end);
}
