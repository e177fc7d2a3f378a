import type { RouteExample } from './route-examples';

/** What the app in the frame tells the QA bar around it. */
export type IsolationMessage =
  /** The remote has loaded; these are its pages. */
  | { isolation: 'routes'; routes: RouteExample[] }
  /** The app is on another route now. */
  | { isolation: 'moved'; route: string }
  /** Another remote is wanted, too. */
  | { isolation: 'beside'; remote: string };

/** Tells the bar. */
export function tellBar(message: IsolationMessage): void {
  window.parent.postMessage(message, location.origin);
}

/** Whether a message event comes from the app in our own frame. */
export function isFromApp(event: MessageEvent): event is MessageEvent<IsolationMessage> {
  const data: unknown = event.data;
  return event.origin === location.origin && typeof data === 'object' && data !== null && 'isolation' in data;
}
