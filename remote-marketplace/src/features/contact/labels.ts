import type { VisitorMessage } from './api/contact';

export const topicLabels: Record<VisitorMessage['topic'], string> = {
  trip: 'A trip',
  payment: 'A payment or refund',
  account: 'My account or verification',
  listing: 'Listing my car',
  other: 'Something else',
};

export const labels = {
  heading: 'Contact us',
  intro: 'We usually reply within a day, by email.',
  urgent: 'Broken down or had an accident?',
  toHelp: 'See who to call',
  continues: 'You’re adding to a message you sent earlier.',
  form: 'Contact us',
  name: 'Your name',
  email: 'Email address',
  topic: 'What is it about?',
  trip: 'Which trip?',
  noTrip: 'No particular trip',
  mayRead: 'Our team may read this conversation',
  mayReadHint:
    'What you and the other person wrote about this trip, for 30 days while we work on your message.',
  text: 'Your message',
  textHint: 'What happened, and what would help?',
  send: 'Send message',
  asMember: 'We’ll reply to {email}.',
  sentHeading: 'Message sent',
  sendAnother: 'Send another message',
  toHomePage: 'Go to the home page',
  signedOutTrip: 'Is it about a trip? {signIn} to choose it from your list.',
  signIn: 'Sign in',
};

export const sentSentences = (number: string, email: string) =>
  `Your number is ${number}. We usually reply within a day, to ${email}.`;
