import { createRoot } from 'react-dom/client';
import { logCaughtError } from '@drove/shared-auth/host';
import { startApp } from './start-app';
import { endFrame } from './frame/end-frame';
import './styles/index.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
startApp(createRoot(element, { onCaughtError: logCaughtError }));
endFrame(element);
// The page's own script shows its error view unless it hears of this.
document.dispatchEvent(new Event('app-started'));
