import { counted, isolated } from '@drove/shared-ui/formats';

export const inboxLabels = {
  heading: 'Messages',
  nothingChosen: 'Choose a conversation to read it here.',
};

export const threadListLabels = {
  failed: 'Your messages couldn’t be loaded',
  list: 'Conversations',
  filters: 'Filter conversations',
  all: 'All',
  unread: 'Unread',
  trips: 'Trips',
  questions: 'Questions',
  hosting: 'Hosting',
  search: 'Search your messages',
  found: (count: string) => `${count} found`,
  empty: {
    heading: 'No messages yet',
    text: 'Ask an owner about a car, or write from a trip. Your conversations appear here.',
  },
  findCar: 'Find a car',
  myCars: 'Go to my cars',
  response: (hours: number, percent: number) =>
    `You usually reply within ${hours <= 24 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day')}. In the last 90 days you answered ${percent}% of questions within a day.`,
};

export const threadItemLabels = {
  you: (excerpt: string) => `You: ${excerpt}`,
  unread: (count: string) => `${count} unread`,
  photo: 'Photo',
  question: 'Question',
};

export const threadViewLabels = {
  failed: 'The conversation couldn’t be loaded',
  notFoundHeading: 'Conversation not found',
  notFoundText: 'We can’t find that conversation. Check the address, or look for it in your messages.',
  back: 'Messages',
  title: (name: string) => `Messages with ${name}`,
};

export const threadBarLabels = {
  back: 'Back to messages',
  more: 'More',
  block: (name: string) => `Block ${isolated(name)}`,
  unblock: (name: string) => `Unblock ${isolated(name)}`,
  report: 'Report a message',
  blocked: (name: string) => `You blocked ${isolated(name)}.`,
  unblocked: (name: string) => `You can write to each other again, ${isolated(name)} and you.`,
  failed: 'That didn’t work. Please try again in a moment.',
};

export const messageLogLabels = {
  name: (name: string) => `Messages with ${isolated(name)}`,
  older: 'Show older messages',
  empty: 'No messages here yet.',
  arrivals: 'New messages',
  typing: (name: string) => `${isolated(name)} is writing…`,
  supportRead: 'Our support team read this conversation.',
  newLine: (what: string, note: string) => (note ? `${what}: “${note}”` : what),
};

export const messageBubbleLabels = {
  you: 'You',
  fromYou: 'you',
  sent: 'Sent',
  read: 'Read',
  sending: 'Sending…',
  waiting: 'Waiting for a connection. We’ll send it as soon as you’re back online.',
  failed: 'Not sent.',
  retry: 'Try again',
  discard: 'Delete',
  masked: 'Contact details are hidden until the trip is confirmed.',
  scheduled: 'Sent automatically',
  removed: 'This message was removed because its account is closed.',
  arrival: (name: string, text: string) => `${isolated(name)}: ${text}`,
};

export const messageTimesLabels = {
  today: 'Today',
  yesterday: 'Yesterday',
};

export const composerLabels = {
  message: (name: string) => `Message to ${isolated(name)}`,
  placeholder: 'Write a message',
  send: 'Send',
  left: (count: string) => `${count} left`,
  tooLong: (count: string) => `${count} too many. Messages have up to 2,000 characters.`,
  keys: 'Enter sends, Shift and Enter begin a new line.',
};

export const hiddenPreviewLabels = {
  heading: (parts: string) => `We’ll hide ${parts}`,
  reason: {
    phone: 'Phone numbers are shared once the trip is confirmed.',
    email: 'Email addresses are shared once the trip is confirmed.',
    link: 'Links are shown once the trip is confirmed.',
    handle: 'Names in other messengers are shared once the trip is confirmed.',
    address: 'Addresses are shared once the trip is confirmed.',
    code: 'Codes are shared once the trip is confirmed.',
    account: 'Please pay here only: it’s what protects both sides. Account numbers are hidden.',
  },
};

export const closedStateLabels = {
  closed: (name: string) =>
    `${isolated(name)} has closed their account. You can read this conversation, but not continue it.`,
  suspended: (name: string) =>
    `${isolated(name)}’s account is suspended. You can write, but no answer will come until that is resolved.`,
  blocked: (name: string) => `You blocked ${isolated(name)}. Unblock them to write to each other again.`,
  cannotWrite: (name: string) => `You can’t write to ${isolated(name)} at the moment.`,
  unblock: 'Unblock',
};

export const blockDialogLabels = {
  heading: (name: string) => `Block ${isolated(name)}?`,
  explanation: (name: string) =>
    `Neither of you can write to the other, in any conversation. Trips stay as booked, and ${isolated(name)} isn’t told. You can unblock them at any time.`,
  confirm: 'Block',
  cancel: 'Cancel',
};

export const reportDialogLabels = {
  part: 'The form for your report',
  heading: 'Report a message',
  explanation: 'We read what you report and the messages around it, and reply in your support messages.',
  message: 'Which message?',
  text: 'What is wrong with it?',
  mayRead: 'Our team may read this conversation',
  mayReadHint: 'Without this, we see only the message and those just before and after it.',
  submit: 'Send the report',
  cancel: 'Cancel',
  done: (caseNumber: string) => `Thank you. Your report has the number ${caseNumber}.`,
  none: 'There is no message to report yet.',
  textMissing: 'Tell us what is wrong',
  textTooLong: 'Use up to 2,000 characters',
  messageMissing: 'Choose the message',
};

export const newThreadLabels = {
  heading: 'New message',
  ask: (name: string) => `Ask ${isolated(name)}`,
  failed: 'The conversation couldn’t be opened',
  notFoundHeading: 'We can’t find what this message is about',
  notFoundText: 'The car or the trip may be gone, or the link may be incomplete.',
  intro: (name: string) =>
    `This begins a conversation with ${isolated(name)}. Contact details are shared once a trip is confirmed.`,
};

export const usePhotosLabels = {
  empty: 'This file is empty. Choose another photo.',
  unknown: 'Choose a JPEG, PNG or WebP photo.',
  heic: 'This browser can’t read HEIC photos. Choose a JPEG.',
  'too-large': 'This photo is too large. Choose one up to 10 MB.',
};

export const photoTrayLabels = {
  add: 'Add photos',
  full: 'Add photos: a message has up to 6',
  list: 'Photos to send',
  chosen: (number: number) => `Photo ${number} to send`,
  remove: (number: number) => `Remove photo ${number}`,
  sending: 'Uploading…',
};

export const messagePhotosLabels = {
  photo: (number: number, count: number, by: string) =>
    count === 1 ? `Photo from ${isolated(by)}` : `Photo ${number} of ${count} from ${isolated(by)}`,
  enlarge: (photo: string) => `Enlarge: ${photo}`,
  failed: 'This photo couldn’t be loaded',
};

export const templatesLabels = {
  part: 'The form of the template',
  menu: 'Templates',
  heading: 'Your templates',
  failed: 'Your templates couldn’t be loaded',
  insert: (name: string) => `Insert ${name}`,
  empty: 'Save what you write often. You can also have it sent by itself at the right moment.',
  add: 'Add a template',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  name: 'Name',
  text: 'Text',
  textHint: 'Put in {first_name}, {car}, {pick_up_time} or {address}, and we fill it in for each trip.',
  schedule: 'Send by itself',
  never: 'Never, I insert it myself',
  schedules: {
    booking_confirmed: 'When a booking is confirmed',
    day_before_pick_up: 'A day before the pick-up',
    morning_of_return: 'On the morning of the return',
  },
  save: 'Save the template',
  cancel: 'Cancel',
  saved: 'The template is saved',
  removed: 'The template is deleted',
  actionFailed: 'That didn’t work. Please try again in a moment.',
  nameMissing: 'Give the template a name',
  nameTooLong: 'Use up to 60 characters',
  textMissing: 'Write the text of the template',
  textTooLong: 'Use up to 2,000 characters',
};

export const notHereLabels = {
  back: 'Go to your messages',
};
