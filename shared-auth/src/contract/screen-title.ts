import { createContext, useContext, useEffect } from 'react';

/** Where a screen's own title goes: the shell's document title. */
export const ScreenTitle = createContext<(title: string | undefined) => void>(() => undefined);

/**
 * Names the screen in the document's title by what it shows, in place of its route's title, for as long as the component
 * is there.
 *
 * @param title without the product's name: `Fiat 500, Lisbon`; undefined while it is not known
 */
export function useScreenTitle(title: string | undefined): void {
  const show = useContext(ScreenTitle);
  useEffect(() => {
    show(title);
    return () => show(undefined);
  }, [show, title]);
}
