import type { SitePage } from './site-texts.js';

/** Who runs the marketplace, as the pages that ship name them. */
export interface Operator {
  name: string;
  address: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}

/** The legal pages that ship: true of what the product does, for a lawyer to complete. */
export function defaultPages(operator: Operator): Record<SitePage, string> {
  return { terms: termsOf(operator), privacy: privacyOf(operator), imprint: imprintOf(operator) };
}

const termsOf = ({ name }: Operator) => `# Terms of use

## Who this is between

${name} runs this marketplace. Owners offer their cars here and customers book them. The rental itself is between the owner and the customer; ${name} takes the booking, the payment and the deposit for both.

## Your account

You need an account to book or to list a car. Give your real name and address, keep your password to yourself, and tell us if you think that another person uses your account. Before a first trip we check your identity document and your driving licence.

## Booking and paying

The price that you see before you pay is the full price for the days you chose, with fees and taxes. A trip is confirmed once your payment went through and, for cars that are not booked instantly, the owner has accepted. You can see each amount on the trip’s page and on its receipt.

## Cancelling and changing

Each car shows its cancellation terms before you book, and they stay the same for your trip. When you cancel, you see the exact refund before you confirm. When an owner cancels, you get everything back. A change of dates costs or saves the difference in price, which you see first.

## During the trip

Return the car on time, in the place and in the state agreed. A late return can cost a late fee, and damage can be claimed from the deposit. You are asked first and can object; an administrator then looks at both sides.

## For owners

Your car must be registered, insured and safe, and its description and photos must be true. We pay your part of the price after the trip. Owners who cancel often, or whose cars are not as described, can be suspended.

## Liability

Nothing in these terms limits rights that the law gives you. For questions about a trip or about these terms, please contact us.
`;

const privacyOf = ({ name }: Operator) => `# Privacy

## Who is responsible

${name} decides how your data is used here. The imprint says how to reach us.

## What we store and why

Your profile (name, address, phone number and e-mail address), to make bookings possible. Which version of our terms you agreed to and when, to be able to prove it. Your trips, payments and messages, because we must be able to account for them. Your identity document and driving licence, to check that you may drive; only administrators who verify you see them.

## What others see

The other side of a trip sees your first name and what is needed for the handover. Your documents, your full address and your payment details are never shown to other members.

## Payments

Your card goes straight to our payment provider. We never store its number.

## Cookies

We set no advertising or tracking cookies. Your browser keeps what is needed to stay signed in and to keep a half-filled form.

## How long

When you delete your account, your profile, documents and messages go. What tax law asks us to keep, such as receipts, stays for as long as it requires. Messages to us are deleted two years after you last wrote.

## Your rights

You can see, correct and delete your data in your account, and ask for a copy, object or complain to a data protection authority. For anything that you can’t do there, please contact us.
`;

const imprintOf = ({ name, address, email, phone }: Operator) => {
  const reach = [
    ...(email === undefined ? [] : [`E-mail: ${email}`]),
    ...(phone === undefined ? [] : [`Phone: ${phone}`]),
  ];
  return `# Imprint

## Who runs this marketplace

${[name, ...(address ?? '').split(';')]
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .join('\n')}

## How to reach us

${reach.length > 0 ? `${reach.join('\n')}\n\n` : ''}The quickest way is our contact form. We usually reply within a day.
`;
};
