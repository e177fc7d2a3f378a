import type { LiveShell } from './live-shell';

/**
 * The page of a released shell: it stands elsewhere than its files, so each is named with its address and its hash.
 * Chunks that are loaded later have theirs from the configuration.
 */
export function releasedPage({ html, baseUrl, description: { integrity } }: LiveShell): string {
  const reference = /(<(?:script|link)\b[^>]*?\s)(src|href)=(?:"([^"]*)"|([^"\s>]+))/g;
  return html.replace(
    reference,
    (all, start: string, attribute: string, quoted: string | undefined, bare = '') => {
      const file = quoted ?? String(bare);
      const hash = integrity[file];
      if (hash === undefined) return all;
      // Browsers check no hash of fonts; the link says itself how it is asked for, as the style sheet does.
      if (file.endsWith('.woff2')) return `${start}${attribute}="${baseUrl}${file}"`;
      return `${start}${attribute}="${baseUrl}${file}" integrity="${hash}" crossorigin="anonymous"`;
    },
  );
}
