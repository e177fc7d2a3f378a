import { useRef, useState } from 'react';
import { readSettings } from '../isolation-settings';
import { writeState, type IsolationState } from '../isolation-state';
import './qa-bar.css';
import { QaBar } from './qa-bar';
import { useIsolationState } from './use-isolation-state';

/** Neither another width nor another page needs a new start. */
const begunWith = ({ width: _width, route: _route, ...state }: IsolationState) => JSON.stringify(state);

/** Another run is another page: the app restarts, with the session that was chosen. */
const aRunOf = (state: IsolationState) => {
  const [query = '', ...fragment] = writeState({ ...state, width: undefined }).split('#');
  const run = crypto.randomUUID().slice(0, 8);
  const address = `/app.html${query === '' ? '?' : `${query}&`}run=${run}#${fragment.join('#')}`;
  return { begunWith: begunWith(state), address };
};

/** One remote in the real shell, with everything that QA may want to choose around it. */
export function QaPage() {
  const [settings] = useState(readSettings);
  const { state, setState, routes } = useIsolationState(settings);
  const frame = useRef<HTMLIFrameElement>(null);
  const [run, setRun] = useState(() => aRunOf(state));
  if (run.begunWith !== begunWith(state)) setRun(aRunOf(state));

  const open = (path: string) => {
    const app = frame.current?.contentWindow;
    if (app) app.location.hash = path;
  };

  return (
    <div className="qa-page">
      <QaBar
        settings={settings}
        state={state}
        routes={routes}
        change={(changes) => setState((now) => ({ ...now, ...changes }))}
        open={open}
      />
      <div className="qa-stage">
        <iframe
          key={run.address}
          ref={frame}

          src={run.address}
          title={`The app with ${settings.remote} alone`}
          className="qa-app"
          style={state.width === undefined ? {} : { width: state.width }}
        />
      </div>
    </div>
  );
}
