import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '@drove/shared-auth';
import { fillIn } from '@drove/shared-ui';
import { isUuid } from '@drove/shared-ui/formats';
import type { CaseReceipt } from './api/contact';
import { ContactForm } from './contact-form';
import { labels, sentSentences, topicLabels } from './labels';

/** The contact form, and that the message was sent. */
export function Contact() {
  const [search] = useSearchParams();
  const location = useLocation();
  const session = useSession();
  const [receipt, setReceipt] = useState<CaseReceipt>();
  const member = session.status === 'signed-in' && session.user.kind === 'full' ? session.user : undefined;
  const [caseUuid, tripUuid] = ['case', 'trip'].map((name) => {
    const given = search.get(name) ?? '';
    return isUuid(given) ? given : '';
  });

  const topic = search.get('topic') ?? '';

  if (receipt) return <Sent receipt={receipt} onAnother={() => setReceipt(undefined)} />;
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{labels.heading}</h1>
      <p className="mt-3 text-lg text-base-content/80">{labels.intro}</p>
      <p className="mt-2">
        {labels.urgent}{' '}
        <Link to="/help" className="link">
          {labels.toHelp}
        </Link>
      </p>
      {caseUuid && <p className="mt-6 alert alert-soft">{labels.continues}</p>}
      {!member && (
        <p className="mt-2">
          {fillIn(labels.signedOutTrip, {
            signIn: (
              <Link to="/login" state={{ from: location }} className="link">
                {labels.signIn}
              </Link>
            ),
          })}
        </p>
      )}
      <div className="mt-8 rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-8">
        <ContactForm
          // Another account is another form.
          key={member?.uuid ?? 'visitor'}
          member={member}
          caseUuid={caseUuid || undefined}
          tripUuid={member ? (tripUuid ?? '') : ''}
          topic={isTopic(topic) ? topic : ''}
          onSent={setReceipt}
        />
      </div>
    </>
  );
}

const isTopic = (topic: string): topic is keyof typeof topicLabels => Object.hasOwn(topicLabels, topic);

function Sent({ receipt, onAnother }: { receipt: CaseReceipt; onAnother: () => void }) {
  return (
    <>
      <h1
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="text-3xl font-bold tracking-tight outline-none sm:text-4xl"
      >
        {labels.sentHeading}
      </h1>
      <p role="status" className="mt-3 text-lg wrap-anywhere text-base-content/80">
        {sentSentences(receipt.case_number, receipt.email)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className="btn h-auto min-h-11 btn-primary">
          {labels.toHomePage}
        </Link>
        <button type="button" className="btn h-auto min-h-11 btn-outline" onClick={onAnother}>
          {labels.sendAnother}
        </button>
      </div>
    </>
  );
}
