import type { MouseEvent } from 'react';
import { skipLinkLabels } from './labels';

/** The id of the one `<main>` in every layout. */
export const MAIN_ID = 'main';

// The fragment belongs to the router: following the link for real would leave the page.
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** The first stop of the Tab key on every page; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={focusMain}
      className="btn btn-primary fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
    >
      {skipLinkLabels.skip}
    </a>
  );
}
