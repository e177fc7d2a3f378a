import type { Tone } from '@drove/shared-ui';
import { isolated } from '@drove/shared-ui/formats';
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

export const caseQueueLabels = {
  search: 'Name, email address or number',
  status: 'Status',
  topic: 'Topic',
  allTopics: 'All topics',
  empty: {
    heading: 'No one is waiting',
    text: 'Messages from the contact form show here, the longest wait first.',
  },
  columns: { from: 'From', topic: 'Topic', waiting: 'Waiting', assignedTo: 'Assigned to' },
};

export const casePageLabels = {
  failed: 'This message couldn’t be loaded',
  notFound: {
    heading: 'We can’t find that message',
    text: 'The link may be incomplete, or the message was deleted.',
  },
  conversation: 'Conversation',
  replyBy: (name: string) => `Reply: ${isolated(name)}`,
  about: 'About',
  from: 'From',
  topic: 'Topic',
  trip: 'Trip',
  visitor: 'Signed out when writing',
  tripConversation: 'Trip conversation',
  mayRead: 'The member lets our team read it',
  mayNotRead: 'Not shared with our team',
};

export const caseReplyLabels = {
  heading: 'Your reply',
  field: 'Reply',
  hint: 'It goes to their email address.',
  send: 'Send reply',
  sent: 'Reply sent',
  missing: 'Write a reply.',
  tooLong: 'A reply can have up to 5,000 characters.',
  closeUnanswered: 'Close without replying',
  close: 'Close',
  closed: 'Closed',
  reopen: 'Reopen',
  reopened: 'Reopened',
};
