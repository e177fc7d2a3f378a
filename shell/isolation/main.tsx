import { createRoot } from 'react-dom/client';
import { loadModule } from '@drove/shared-auth';
import { logCaughtError } from '@drove/shared-auth/host';
import '../src/styles/index.css';

/* One page of two: the QA bar, and in its frame the app itself. Only the isolation server builds this. */

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element, { onCaughtError: logCaughtError });
// The page's own script shows its error view unless it hears of this.
document.dispatchEvent(new Event('app-started'));

if (location.pathname === '/app.html') {
  const { startIsolatedApp } = await loadModule('The app', () => import('./app/start-isolated-app'));
  startIsolatedApp(root);
} else {
  const { QaPage } = await loadModule('The bar', () => import('./bar/qa-page'));
  root.render(<QaPage />);
}
