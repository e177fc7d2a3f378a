/*
 * Bundled and inlined into the page: what runs before any file of the shell is there.
 */
import { watchFiles } from './app-missing';
import { preloadRoute } from './preload-route';
import { standIn } from './stand-in';

watchFiles();
// There where the page has frames: the shell's own files, which wait until the frame is painted.
const files = document.querySelector<HTMLTemplateElement>('#app-files');
if (files) {
  standIn(() => {
    document.head.append(files.content);
    preloadRoute();
  });
} else {
  preloadRoute();
}
