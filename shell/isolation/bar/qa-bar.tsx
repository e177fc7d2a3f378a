import { useId, useState } from 'react';
import type { IsolationSettings } from '../isolation-settings';
import { answerSources, networks, specialSessions, type IsolationState } from '../isolation-state';
import type { RouteExample } from '../route-examples';
import { CopyLink } from './copy-link';
import { QaChoice } from './qa-choice';
import { RouteLinks } from './route-links';
import { WidthChoice } from './width-choice';

interface QaBarProps {
  settings: IsolationSettings;
  state: IsolationState;
  routes: RouteExample[];
  change: (changes: Partial<IsolationState>) => void;
  /** Goes to a route in the app. */
  open: (path: string) => void;
}

/** Above the app, never over it; folded away it says what is chosen in one line. */
export function QaBar({ settings, state, routes, change, open }: QaBarProps) {
  const { remote, accounts, hasBackend } = settings;
  const [isOpen, setOpen] = useState(true);
  const controls = useId();
  const sessions = {
    ...specialSessions,
    ...Object.fromEntries(accounts.map(({ email, what }) => [email, `${email}, ${what}`])),
  };
  const { session, network, answers } = state;
  const sources = hasBackend ? answerSources : { recorded: answerSources.recorded };

  return (
    <section className="qa-bar" aria-label="QA bar">
      <div className="qa-line">
        <h1>{remote} alone</h1>
        {!isOpen && (
          <p className="qa-summary">{[session, network, answers, state.width ?? 'full width'].join(' · ')}</p>
        )}
        <button
          type="button"
          className="qa-fold"
          aria-expanded={isOpen}
          aria-controls={controls}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fold away' : 'Show all'}
        </button>
      </div>
      <div id={controls} className="qa-controls" hidden={!isOpen}>
        <QaChoice
          label="Session"
          choices={sessions}
          value={session}
          choose={(value) => change({ session: value })}
        />
        <QaChoice
          label="Network"
          choices={networks}
          value={network}
          choose={(value) => change({ network: value })}
        />
        <QaChoice
          label="Answers"
          choices={sources}
          value={answers}
          choose={(value) => change({ answers: value })}
        />
        <WidthChoice width={state.width} choose={(width) => change({ width })} />
        <RouteLinks routes={routes} current={state.route} open={open} />
        <CopyLink state={state} />
      </div>
    </section>
  );
}
