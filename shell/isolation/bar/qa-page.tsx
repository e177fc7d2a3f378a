import { useRef, useState } from 'react';
import { readSettings } from '../isolation-settings';
import { writeState, type IsolationState } from '../isolation-state';
import './qa-bar.css';
import { QaBar } from './qa-bar';
import { useIsolationState } from './use-isolation-state';

/** Another run is another page: the app restarts, with the session that was chosen. */
const addressOfRun = (state: IsolationState, run: string) => {
  const [query = '', ...fragment] = writeState({ ...state, width: undefined }).split('#');
  return `/app.html${query === '' ? '?' : `${query}&`}run=${run}#${fragment.join('#')}`;
};

/** One remote in the real shell, with everything that QA may want to choose around it. */
export function QaPage() {
  const [settings] = useState(readSettings);
  const { state, setState, routes } = useIsolationState(settings);
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState(() => addressOfRun(state, newRun()));

  const change = (changes: Partial<IsolationState>) => {
    const next = { ...state, ...changes };
    setState(next);
    // Neither another width nor another page needs a new start.
    if ('session' in changes || 'network' in changes || 'answers' in changes)
      setAddress(addressOfRun(next, newRun()));
  };
  const open = (path: string) => {
    const app = frame.current?.contentWindow;
    if (app) app.location.hash = path;
  };

  return (
    <div className="qa-page">
      <QaBar settings={settings} state={state} routes={routes} change={change} open={open} />
      <div className="qa-stage">
        <iframe
          key={address}
          ref={frame}

          src={address}
          title={`The app with ${settings.remote} alone`}
          className="qa-app"
          style={state.width === undefined ? {} : { width: state.width }}
        />
      </div>
    </div>
  );
}

const newRun = () => crypto.randomUUID().slice(0, 8);
