import { overrideLifetimeMs, type Override } from './override';

/** An override in a sentence, with the time at which it ends. */
export function messageOfOverride({ scope, target, since, by }: Override): string {
  const until = new Date(since + overrideLifetimeMs).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  // The extension keeps what it was told for the whole browser.
  const where = by === 'extension' ? ', in every tab, by the browser extension' : '';
  return `${scope} is ${target}, until ${until}${where}.`;
}
