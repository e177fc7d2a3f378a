import { isolated } from '@drove/shared-ui/formats';
export const allPayoutsLabels = {
  states: {
    scheduled: 'Scheduled or owed',
    sent: 'On its way',
    paid: 'Paid or set off',
    cancelled: 'Cancelled',
  },
  search: 'Owner, email, car, plate, booking code or transfer number',
  state: 'State',
  allStates: 'All states',
  failed: 'The payouts couldn’t be loaded',
  emptyHeading: 'No payouts yet',
  emptyText: 'Completed trips appear here. Owners are paid two days after the trip.',
};

export const bankAnswerDialogLabels = {
  reasonMissing: 'Enter the reason your bank gives.',
  returnedSubmit: 'Mark as returned',
  paidSubmit: 'Mark as paid',
  returnedDone: 'Marked as returned',
  paidDone: 'Marked as paid',
  returnedText:
    'We’ll tell the owner, and their payouts wait. Once they enter their bank account again, the amount goes into the next file.',
  paidText: 'Only mark what your bank statement shows as sent. We’ll tell the owners that they’ve been paid.',
  reason: 'Reason your bank gives',
  cancel: 'Cancel',
  allPaidHeading: (count: number) => `Mark ${count} transfers as paid?`,
  transfer: (amount: string, fname: string, lname: string) => `${amount} to ${isolated(`${fname} ${lname}`)}`,
  paidHeading: (what: string) => `${what}: paid?`,
  returnedHeading: (what: string) => `${what}: returned?`,
};

export const bankFilesLabels = {
  heading: 'Transfers for the bank',
  explanation:
    'A new file has every transfer that is ready and in no earlier file. Send each file to your bank once.',
  create: 'Make a new file',
  failed: 'The earlier files couldn’t be loaded',
  waiting: 'Files waiting for the bank',
  all: 'Files',
  file: (bankFileUuid: string) => `File ${bankFileUuid}`,
  transfers: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'transfer' : 'transfers'}, ${amount}`,
  download: 'Download again',
  downloadTarget: (bankFileUuid: string) => `(file ${bankFileUuid})`,
};

export const bankTransferRowLabels = {
  waiting: 'Waiting',
  paid: 'Paid',
  returned: 'Returned',
  nextFile: 'Goes into the next file',
  held: (hold: string) =>
    `${hold}. The file leaves it out when you download it again. If your bank has it already, stop it there and mark it as returned.`,
  reason: (failure: string) => `Reason: ${failure}`,
  markPaid: (label: string) => `Paid: ${label}`,
  markReturned: (label: string) => `Returned: ${label}`,
};

export const bankTransfersLabels = {
  tabPaid: 'Paid',
  tabReturned: 'Returned',
  emptyTexts: {
    waiting: 'Every transfer in the file is marked as paid or returned.',
    paid: 'Transfers that you mark as paid appear here.',
    returned: 'Transfers that the bank sends back appear here.',
  },
  heading: 'Answers of the bank',
  explanation:
    'Mark each transfer once your bank shows it. We then notify the owner, who can correct a wrong account.',
  caption: 'Transfers',
  tabWaiting: 'Waiting for the bank',
  markAll: (count: number) => `Mark all ${count} as paid`,
  waiting: (count: number, amount: string) =>
    `Waiting: ${count} ${count === 1 ? 'transfer' : 'transfers'}, ${amount}`,
  failed: 'The transfers couldn’t be loaded',
  noneWaiting: 'Nothing is waiting',
  none: 'No transfers',
};

export const payoutTotalsLabels = {
  heading: 'Totals',
  transferred: 'Transferred',
  sent: 'On its way to owners’ banks',
  scheduled: 'Still to pay, less what owners owe',
  owed: 'Owed by owners',
};

export const payoutsTableLabels = {
  caption: 'Payouts',
  owner: 'Owner',
  trip: 'For',
  state: 'State',
  amount: 'Amount',
  due: (dueAt: string) => `Due ${dueAt}`,
  transfer: (transfer: string) => `Transfer ${transfer}`,
};
