import type { Reservation } from '../../src/modules/booking/reservations/reservations.table.js';

/** Who says what, and how many hours after what was said before. */
export type DemoLine = readonly [by: 'customer' | 'owner', afterHours: number, text: string];

export interface DemoConversation {
  lines: readonly DemoLine[];
  /** The side that has not read the last message, if any. */
  unreadBy?: 'customer' | 'owner';
}

/** What the two of a trip wrote, by how far the trip is. */
export const tripConversations: Partial<Record<Reservation['status'], DemoConversation>> = {
  pending_owner: {
    lines: [
      [
        'customer',
        0.2,
        'Hello! We arrive by train at about nine. Could we pick the car up a little earlier?',
      ],
      // Hidden until the trip is confirmed: the demo shows what that looks like.
      ['customer', 0.1, 'You can also reach me on +49 30 901820 or at clara@example.com.'],
    ],
    unreadBy: 'owner',
  },
  confirmed: {
    lines: [
      ['customer', 1, 'Hi! Where exactly do we meet?'],
      [
        'owner',
        0.7,
        'In front of the garage. I’ll be there ten minutes early, with the papers and the keys.',
      ],
      ['customer', 0.3, 'Perfect. We’re three, with one big suitcase: that fits, doesn’t it?'],
      ['owner', 0.5, 'Easily. The boot takes two, and the back seat folds down.'],
    ],
    unreadBy: 'customer',
  },
  in_progress: {
    lines: [
      ['customer', 2, 'We’ll be at the garage at the agreed time.'],
      ['owner', 0.5, 'See you there. Have a good trip!'],
      ['customer', 20, 'It drives beautifully. Is the parking disc in the glove box?'],
    ],
    unreadBy: 'owner',
  },
  completed: {
    lines: [
      ['customer', 5, 'Is there a child seat in the car?'],
      ['owner', 0.4, 'Yes, for three to six years. I’ll put it in for you.'],
      ['customer', 0.2, 'Thank you, that’s very kind.'],
    ],
  },
  cancelled: {
    lines: [['customer', 3, 'I’m sorry, our flight was cancelled and we won’t make it.']],
  },
  disputed: {
    lines: [
      ['owner', 6, 'There’s a scratch on the rear door that wasn’t there before.'],
      ['customer', 1.5, 'It was there when we picked the car up. It’s in our photos.'],
      ['owner', 0.6, 'Don’t take me for a fool. You’ll pay for it, or you’ll be sorry.'],
    ],
  },
};

/** Questions about cars before a booking; without an answer, they wait. */
export const questions: readonly { question: string; answer?: string; afterHours?: number }[] = [
  { question: 'Hello, is it possible to pick the car up on a Sunday morning?' },
  {
    question: 'Do you have a child seat for a two-year-old?',
    answer: 'Yes, it’s free of charge.',
    afterHours: 1.2,
  },
  {
    question: 'How big is the boot? We have two pushchairs.',
    answer: 'Two fit side by side.',
    afterHours: 0.4,
  },
  { question: 'Can we take the car abroad?', answer: 'Within the EU, gladly.', afterHours: 3 },
  { question: 'Are winter tyres fitted?', answer: 'All-season tyres, nearly new.', afterHours: 1.6 },
  { question: 'Is a dog allowed, on a blanket?' },
];
