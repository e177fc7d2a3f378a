const KEY = 'favourites';
/** As many as an account can have. */
const MOST = 200;

let known: { text: string | null; cars: readonly string[] } = { text: null, cars: [] };
/** Only for this page, where the browser keeps nothing. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/** The cars that a visitor has marked in this browser, the last one first; the same array until they change. */
export const markedCars = {
  read: (): readonly string[] => {
    const text = readText();
    if (text !== known.text) known = { text, cars: parse(text) };
    return known.cars;
  },
  write: (cars: readonly string[]): void => {
    unkept = cars.length > 0 ? JSON.stringify(cars.slice(0, MOST)) : null;
    try {
      if (unkept === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, unkept);
    } catch {
      // Blocked or full: they last as long as the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

function parse(text: string | null): string[] {
  try {
    const cars: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(cars) ? cars.filter((car) => typeof car === 'string') : [];
  } catch {
    return [];
  }
}
