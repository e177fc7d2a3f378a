import { useId, useState } from 'react';
import type { IsolationSettings } from '../isolation-settings';
import {
  answerSources,
  motions,
  networks,
  specialSessions,
  themes,
  type IsolationState,
  writeState,
} from '../isolation-state';
import type { RouteExample } from '../route-examples';
import { RouteLinks } from './route-links';
import { WidthChoice } from './width-choice';

/** As `readRules` reads one. */
const aRule = String.raw`([A-Z]+ )?\/\S* ([45]\d\d|\d{1,5}ms|offline)`;

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
  const { session, network, answers, theme, motion, beside } = state;
  const { backend, ...withoutBackend } = answerSources;
  const sources = hasBackend ? { backend, ...withoutBackend } : withoutBackend;

  return (
    <section className="qa-bar" aria-label="QA bar">
      <div className="qa-line">
        <h1>{beside === '' ? `${remote} alone` : `${remote}, with ${beside} beside it`}</h1>
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
        <QaChoice
          label="Colours"
          choices={themes}
          value={theme}
          choose={(value) => change({ theme: value })}
        />
        <QaChoice
          label="Motion"
          choices={motions}
          value={motion}
          choose={(value) => change({ motion: value })}
        />
        <QaText
          label="Clock"
          hint="2026-12-24T09:00Z"
          form={String.raw`\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+\-]\d\d:\d\d)?)?`}
          value={state.clock}
          choose={(value) => change({ clock: value })}
        />
        <QaText
          label="Requests"
          hint="GET /cars 503, POST /quotes 3000ms"
          form={String.raw`${aRule}(, ?${aRule})*`}
          value={state.requests}
          choose={(value) => change({ requests: value })}
        />
        <WidthChoice width={state.width} choose={(width) => change({ width })} />
        <RouteLinks routes={routes} current={state.route} open={open} />
        <CopyLink state={state} />
      </div>
    </section>
  );
}

/** For a bug report: anyone who opens the link sees what is seen here. */
function CopyLink({ state }: { state: IsolationState }) {
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const link = `${location.origin}/${writeState(state)}`;
  const copy = () => {
    void navigator.clipboard.writeText(link).then(() => setCopied(link));
  };
  return (
    <div className="qa-field qa-link">
      <label htmlFor={id}>Link to this state</label>
      <div className="qa-buttons">
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={copy}>
          Copy
        </button>
        <output>{copied === link ? 'Copied' : ''}</output>
      </div>
    </div>
  );
}

interface QaChoiceProps<Value extends string> {
  label: string;
  /** What each value is called. */
  choices: Partial<Record<Value, string>>;
  value: Value;
  choose: (value: Value) => void;
}

/** One of a few. */
function QaChoice<Value extends string>({ label, choices, value, choose }: QaChoiceProps<Value>) {
  return (
    <label className="qa-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value as Value)}>
        {Object.entries<string | undefined>(choices).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface QaTextProps {
  label: string;
  /** What may stand there. */
  hint: string;
  /** Anything else does nothing, and is marked. */
  form: string;
  value: string;
  choose: (value: string) => void;
}

/** A line that counts when it is left or confirmed: each letter would start the app anew. */
function QaText({ label, hint, form, value, choose }: QaTextProps) {
  return (
    <label className="qa-field">
      <span>{label}</span>
      <input
        key={value}
        defaultValue={value}
        placeholder={hint}
        pattern={form}
        title={`Such as ${hint}`}
        onBlur={(event) => choose(event.target.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && choose(event.currentTarget.value.trim())}
      />
    </label>
  );
}
