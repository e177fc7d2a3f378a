import type { FullUser } from 'shared-auth';
import { Sentence } from '../../ui/sentence';
import { greetingLabels } from './labels';

/** Greets by what the profile holds: of the name, only the last one. */
export function Greeting({ user }: { user: FullUser }) {
  return (
    <header>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
        {greetingLabels.welcomeBack(user.lName)}
      </h1>
      <p className="mt-2 text-base-content/80">
        <Sentence
          text={greetingLabels.signedInAs[user.role]}
          parts={{ email: <span className="wrap-anywhere">{user.email}</span> }}
        />
      </p>
    </header>
  );
}
