import type { Tone } from 'shared-ui';
import type { QueuedCase } from './api/cases';

export const topicLabels: Record<QueuedCase['topic'], string> = {
  trip: 'A trip',
  payment: 'A payment',
  account: 'Account or verification',
  listing: 'Listing a car',
  other: 'Something else',
};

export const caseStatusLabels: Record<QueuedCase['status'], { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'warning' },
  answered: { label: 'Answered', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
};

export const labels = {
  heading: 'Support' as const,
  notFound: 'We can’t find that message',
  notFoundReason: 'The link may be incomplete, or the message was deleted.',
  backToQueue: 'Back to the queue',
  failed: 'This message couldn’t be loaded',
  search: 'Name, email address or number',
  empty: {
    heading: 'No one is waiting',
    text: 'Messages from the contact form show here, the longest wait first.',
  },
  conversation: 'Conversation',
  about: 'About',
  from: 'From',
  topic: 'Topic',
  allTopics: 'All topics',
  status: 'Status',
  waiting: 'Waiting',
  waitingFor: (age: string) => `waiting for ${age}`,
  assignedTo: 'Assigned to',
  trip: 'Trip',
  visitor: 'Signed out when writing',
  us: 'Reply',
  replyHeading: 'Your reply',
  replyField: 'Reply',
  replyHint: 'It goes to their email address.',
  reply: 'Send reply',
  replied: 'Reply sent',
  replyMissing: 'Write a reply.',
  replyTooLong: 'A reply can have up to 5,000 characters.',
  close: 'Close without replying',
  closeAnswered: 'Close',
  closed: 'Closed',
  reopen: 'Reopen',
  reopened: 'Reopened',
};
