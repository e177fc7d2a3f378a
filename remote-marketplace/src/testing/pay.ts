import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A card that every form takes. */
export const goodCard = { number: '4242424242424242', expiry: '1299', cvc: '123', holder: 'Carla Meyer' };

/** Fills in the card form, field by field, and leaves it unsent. Pasted: typing takes a render for each key. */
export async function fillInCard(customer: UserEvent, card: Partial<typeof goodCard> = {}): Promise<void> {
  const { number, expiry, cvc, holder } = { ...goodCard, ...card };
  const fields: [string, string][] = [
    ['Card number', number],
    ['Expiry date', expiry],
    ['Security code', cvc],
    ['Name on the card', holder],
  ];
  for (const [label, text] of fields) {
    const field = await screen.findByLabelText(label);
    await customer.clear(field);
    await customer.paste(text);
  }
}
