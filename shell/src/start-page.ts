import { createRoot } from 'react-dom/client';
import { logCaughtError } from '@drove/shared-auth/host';
import { startApp } from './start-app';
import { endFrame } from './frame/end-frame';
import { noteFault } from './telemetry/watch-faults';

/** Starts the app in its element of the page. */
export function startPage(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const root = createRoot(element, {
    onCaughtError: (error, info) => {
      logCaughtError(error, info);
      noteFault({ caught: error });
    },
  });
  startApp(root);
  endFrame(element);
}
