import { watchFaults } from './telemetry/watch-faults';
import './styles/index.css';

/** Lets what waits, a press or a paint, come first. */
const giveWay = () => new Promise((resume) => setTimeout(resume));

/** In tasks of their own: evaluated as one, they keep a slow phone from answering for a third of a second. */
async function start(): Promise<void> {
  await giveWay();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await giveWay();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await giveWay();
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page');
  await giveWay();
  startPage();
}

watchFaults();
// The page's own script shows its error view unless it hears of one or the other.
document.dispatchEvent(new Event('app-started'));
start().catch((error: unknown) => {
  document.dispatchEvent(new Event('app-failed'));
  throw error;
});
