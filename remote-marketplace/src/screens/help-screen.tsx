import { Help } from '../features/help/help';

/** Who to call during a trip, and how things work. */
export function HelpScreen() {
  return (
    <article className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
      <Help />
    </article>
  );
}
