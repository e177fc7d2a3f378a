interface Question {
  question: string;
  answer: string;
}

export const labels = {
  heading: 'Help',
  intro: 'Who to call during a trip, and how things work.',
  duringTrip: 'During a trip',
  contactHeading: 'Still stuck?',
  contactText: 'Tell us what happened. We usually reply within a day.',
  toContact: 'Contact us',
  renting: 'For drivers',
  hosting: 'For owners',
  callEmergency: 'Call 112',
  callSupport: 'Call us',
  writeSupport: 'Write to us',
};

export const emergencies = [
  {
    heading: 'Someone is hurt, or the road is blocked',
    text: 'Call 112 (in Europe) first. Then secure the place and, after an accident, exchange details and take photos.',
    phone: '112',
  },
  {
    heading: 'The car won’t start, or something is wrong with it',
    text: 'Call the owner or driver. Their number is on your trip’s page, under My trips. For a breakdown, use the roadside number in the car’s papers.',
    phone: undefined,
  },
  {
    heading: 'You can’t reach them, or you can’t agree',
    text: 'We’re here for both sides. Have your trip’s page open, so that we find it quickly.',
    phone: 'support',
  },
] as const;

export const rentingQuestions: Question[] = [
  {
    question: 'What do I need to book?',
    answer:
      'A driving licence and an identity document. Send photos of both once, from your dashboard. We usually reply within a day, and hold the car you chose meanwhile.',
  },
  {
    question: 'Which cars come first?',
    answer:
      'Those that are rated best by many: one good review counts less than fifty. You can also sort by price or show the newest first. No owner can pay for a better place.',
  },
  {
    question: 'When am I charged?',
    answer:
      'When you book. If the owner has to accept first, the amount is only set aside until they do. The price that you see includes fees and taxes.',
  },
  {
    question: 'How do I cancel or change a trip?',
    answer:
      'Open it under My trips. Before you confirm, you see exactly what you get back or what the change costs.',
  },
  {
    question: 'What happens with the deposit?',
    answer:
      'It’s set aside on your card around the trip and released afterwards. If the owner reports damage, we ask you first, and you can object.',
  },
  {
    question: 'What if I’m late?',
    answer:
      'Call the owner as early as you can. Some cars have a late fee per hour; the trip’s page shows it before you book.',
  },
];

export const hostingQuestions: Question[] = [
  {
    question: 'How do I list my car?',
    answer:
      'Describe it, add photos, set a price and send it to us. We usually check it within a day, then drivers can book it.',
  },
  {
    question: 'Do I choose who drives my car?',
    answer:
      'Every driver is verified. With instant booking they book straight away; without it you accept or decline each request.',
  },
  {
    question: 'When am I paid?',
    answer:
      'After the trip, to the account that you give us. Income and payouts in your dashboard shows what is due and when.',
  },
  {
    question: 'What if the car comes back late or damaged?',
    answer:
      'Report it on the trip’s page when you take the car back. Late fees and damage are claimed there, with the deposit behind them.',
  },
];
