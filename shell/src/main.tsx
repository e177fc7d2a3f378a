import { createRoot } from 'react-dom/client';
import { logCaughtError } from '@drove/shared-auth/host';
import { startApp } from './start-app';
import { endFrame } from './frame/end-frame';
import { noteFault, watchFaults } from './telemetry/watch-faults';
import './styles/index.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
watchFaults();
const root = createRoot(element, {
  onCaughtError: (error, info) => {
    logCaughtError(error, info);
    noteFault({ caught: error });
  },
});
startApp(root);
endFrame(element);
// The page's own script shows its error view unless it hears of this.
document.dispatchEvent(new Event('app-started'));
