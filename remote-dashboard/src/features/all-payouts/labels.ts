export const allPayoutsLabels = {
  scheduledOrOwed: 'Scheduled or owed',
  onItsWay: 'On its way',
  paidOrSetOff: 'Paid or set off',
  cancelled: 'Cancelled',
  search: 'Owner, email, car, plate, or number of a trip or transfer',
  state: 'State',
  allStates: 'All states',
  payoutsNotLoaded: 'The payouts couldn’t be loaded',
  noPayoutsYet: 'No payouts yet',
  noPayoutsYetText: 'Completed trips appear here. Owners are paid two days after the trip.',
};

export const bankAnswerDialogLabels = {
  reasonMissing: 'Enter the reason your bank gives.',
  markAsReturned: 'Mark as returned',
  markAsPaid: 'Mark as paid',
  markedAsReturned: 'Marked as returned',
  markedAsPaid: 'Marked as paid',
  returnedExplanation:
    'We’ll tell the owner, and their payouts wait. Once they enter their bank account again, the amount goes into the next file.',
  paidExplanation:
    'Only mark what your bank statement shows as sent. We’ll tell the owners that they’ve been paid.',
  reason: 'Reason your bank gives',
  notNow: 'Not now',
  markTransfersAsPaid: (count: number) => `Mark ${count} transfers as paid?`,
  to: (amount: string, fname: string, lname: string) => `${amount} to ${fname} ${lname}`,
  paid: (what: string) => `${what}: paid?`,
  returned: (what: string) => `${what}: returned?`,
};

export const bankFilesLabels = {
  transfersForTheBank: 'Transfers for the bank',
  explanation:
    'A new file has every transfer that is ready and in no earlier file. Send each file to your bank once.',
  makeANewFile: 'Make a new file',
  earlierFilesNotLoaded: 'The earlier files couldn’t be loaded',
  filesWaitingForTheBank: 'Files waiting for the bank',
  files: 'Files',
  file: (bankFileUuid: string) => `File ${bankFileUuid}`,
  transfersOf: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'transfer' : 'transfers'}, ${amount}`,
  downloadAgain: 'Download again',
  ofFile: (bankFileUuid: string) => `(file ${bankFileUuid})`,
};

export const bankTransferRowLabels = {
  waiting: 'Waiting',
  paid: 'Paid',
  returned: 'Returned',
  goesIntoTheNextFile: 'Goes into the next file',
  leftOutOfTheFile:
    '. The file leaves it out when you download it again. If your bank has it already, stop it there and mark it as returned.',
  reason: (failure: string) => `Reason: ${failure}`,
  paidTransfer: (label: string) => `Paid: ${label}`,
  returnedTransfer: (label: string) => `Returned: ${label}`,
};

export const bankTransfersLabels = {
  paid: 'Paid',
  returned: 'Returned',
  noneWaitingText: 'Every transfer in the file is marked as paid or returned.',
  nonePaidText: 'Transfers that you mark as paid appear here.',
  noneReturnedText: 'Transfers that the bank sends back appear here.',
  answersOfTheBank: 'Answers of the bank',
  explanation:
    'Mark each transfer once your bank shows it. We then notify the owner, who can correct a wrong account.',
  transfers: 'Transfers',
  waitingForTheBank: 'Waiting for the bank',
  markAllAsPaid: (count: number) => `Mark all ${count} as paid`,
  waitingTransfers: (count: number, amount: string) =>
    `Waiting: ${count} ${count === 1 ? 'transfer' : 'transfers'}, ${amount}`,
  transfersNotLoaded: 'The transfers couldn’t be loaded',
  nothingIsWaiting: 'Nothing is waiting',
  noTransfers: 'No transfers',
};

export const payoutTotalsLabels = {
  totals: 'Totals',
  transferred: 'Transferred',
  onItsWayToOwnersBanks: 'On its way to owners’ banks',
  stillToPay: 'Still to pay, less what owners owe',
  owedByOwners: 'Owed by owners',
};

export const payoutsTableLabels = {
  payouts: 'Payouts',
  owner: 'Owner',
  trip: 'For',
  state: 'State',
  amount: 'Amount',
  due: (dueAt: string) => `Due ${dueAt}`,
  transfer: (transfer: string) => `Transfer ${transfer}`,
};
