import userEvent, { type UserEvent } from '@testing-library/user-event';

type Person = Pick<UserEvent, 'click' | 'paste'>;

/** Adds text to a field at once: typing takes a render for each key, which is slow on a busy machine. */
export async function pasteInto(field: HTMLElement, text: string, person: Person = userEvent): Promise<void> {
  await person.click(field);
  await person.paste(text);
}
