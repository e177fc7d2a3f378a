/** Between two questions, in milliseconds: a tab that is looked at often asks no more often than that. */
const PAUSE_MS = 10 * 60_000;

export interface WatchOptions {
  /** Reads the versions that are live now; what it rejects with is no news. */
  readVersions: () => Promise<string>;
  /** Those that this page was loaded with. */
  loaded: string;
  /** Calls its listener whenever the visitor goes to another page of the app. */
  onNavigation: (listener: () => void) => void;
  /** Called each time that a newer version is found. */
  onUpdate: () => void;
}

/**
 * Looks for newer versions where nothing is under way: when a tab is looked at again, and when its visitor goes to another
 * page. A tab that stays open for weeks is offered the new version, and never asks while it is not looked at.
 */
export function watchForUpdate({ readVersions, loaded, onNavigation, onUpdate }: WatchOptions): void {
  let lastAt = performance.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastAt < PAUSE_MS) return;
    lastAt = performance.now();
    readVersions().then(
      (versions) => {
        if (versions !== loaded) onUpdate();
      },
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', look);
  onNavigation(look);
}
