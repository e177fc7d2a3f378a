import { overrideLifetimeMs, type Override } from './override';

/** An override in a sentence, with the time at which it ends. */
export function messageOfOverride({ scope, target, since, by }: Override): string {
  const until = new Date(since + overrideLifetimeMs).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  const end = by === 'extension' ? 'until the browser extension takes it back' : `until ${until}`;
  return `${scope} is ${target}, ${end}.`;
}
