import { Contact } from '../features/contact/contact';

/** The way to write to us, signed in or not. */
export function ContactScreen() {
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-14">
      <Contact />
    </article>
  );
}
