export const bankWaitLabels = {
  verySlow:
    'We’re still waiting for your bank. You can wait here or come back later. You won’t be charged twice.',
  slow: 'Your bank is taking a little longer. Please keep this page open.',
};

export const cardFormLabels = {
  form: 'Card',
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  expiryPlaceholder: 'MM / YY',
  securityCode: 'Security code',
  fourDigits: '4 digits on the front of the card.',
  threeDigits: '3 digits on the back of the card.',
  holder: 'Name on the card',
};

export const savedCardLabels = {
  form: 'Saved card',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  another: 'Use another card',
  back: 'Use this card',
  save: 'Save this card for my next payments',
  saveHint: 'Our payment provider keeps it. You can remove it under My payments.',
};

export const payButtonLabels = {
  paying: 'Paying…',
};

export const payPanelLabels = {
  notLoaded: 'The card form couldn’t be loaded',
  failed: 'The payment didn’t go through. You weren’t charged.',
};

export const stripeChallengeLabels = {
  notice: 'Your bank asks you to confirm this payment.',
  retry: 'Ask again',
};

export const stripeFormLabels = {
  /** Named when it can’t be loaded. */
  part: 'The card form',
  notLoaded: 'The card form couldn’t be loaded',
  notAccepted: 'The card wasn’t accepted.',
  form: 'Card',
};

export const testCardsLabels = {
  heading: 'Test payments.',
  explanation:
    '{heading} No real card is charged. Use the number {number} with any security code and any future date.',
  otherCards: 'Other cards',
};

export const testChallengeLabels = {
  pending: 'Contacting your bank…',
  notice: 'Your bank asks you to confirm this payment.',
  open: 'Answer your bank',
  heading: 'Your bank asks you to confirm',
  refuse: 'Refuse',
  approve: 'Approve',
  question: 'Is this payment of {amount} yours?',
  cardQuestion: (brand: string, last4: string) =>
    `Is this payment of {amount} with your ${brand} card ending in ${last4} yours?`,
  explanation: 'This is the test bank. A real one would send you to its app or ask for a code.',
};
