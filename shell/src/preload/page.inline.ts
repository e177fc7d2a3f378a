/*
 * Bundled and inlined into the page: what runs before any file of the shell is there.
 */
import { removeWorker, wantsWorker } from '../worker/remove-worker';
import { watchFiles } from './app-missing';
import { startFirstData } from './first-data';
import { prefetchOnIntent } from './prefetch-on-intent';
import { preloadRoute } from './preload-route';
import { repairAddress } from './repair-address';
import { standIn } from './stand-in';

repairAddress();
watchFiles();
if (!wantsWorker()) void removeWorker();
prefetchOnIntent();

// There where the page has frames: the shell's own files, which wait until the frame is painted.
const files = document.querySelector<HTMLTemplateElement>('#app-files');
if (files) {
  standIn(() => {
    // Small, and what it brings is shown in the frame.
    startFirstData();
    document.head.append(files.content);
    preloadRoute();
  });
} else {
  startFirstData();
  preloadRoute();
}
