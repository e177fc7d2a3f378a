import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import type { FullUser } from '@drove/shared-auth';
import { homeOptions } from '../../api/home';
import { Sentence } from '../../ui/sentence';
import { greetingLabels } from './labels';

/** Greets by the first name, which the profile doesn't hold: it comes with what the page shows. */
export function Greeting({ user }: { user: FullUser }) {
  const { data: home } = useQuery(homeOptions(useApi()));
  return (
    <header>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{greetingLabels.hi(home?.fname)}</h1>
      <p className="mt-2 text-base-content/80">
        <Sentence
          text={greetingLabels.signedInAs[user.role]}
          parts={{ email: <span className="wrap-anywhere">{user.email}</span> }}
        />
      </p>
    </header>
  );
}
