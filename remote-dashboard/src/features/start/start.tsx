import { useCurrentUser } from '@drove/shared-auth';
import { Page } from '../../ui/page';
import { Greeting } from './greeting';
import { Today } from './today';

/** The first page after signing in: who you are to us, and what matters today. */
export function Start() {
  const user = useCurrentUser();
  // Its role decides whether this page is shown at all, so that there is one.
  if (user.kind === 'minimal') return null;
  return (
    <Page width="wide">
      <Greeting user={user} />
      <Today status={user.status} />
    </Page>
  );
}
