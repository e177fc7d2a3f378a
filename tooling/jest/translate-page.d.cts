/**
 * Replaces each text by `<font>` elements, now and whenever it comes later, as Chrome does when it translates a page;
 * the words stay. React keeps the texts that it made, which are then in no page. Refers to nothing outside, so that a
 * browser can be handed it.
 */
export function translatePage(root: HTMLElement): void;
