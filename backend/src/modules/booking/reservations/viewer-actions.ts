/** What a person may do with a reservation, as the API names it. */
export const viewerActions = [
  'pay',
  'release',
  'cancel',
  'accept',
  'decline',
  'change',
  'withdraw_change',
  'pay_change',
  'answer_change',
  'hand_over',
  'confirm_pick_up',
  'confirm_return',
  'object',
  'settle_objection',
  'take_back',
  'no_show',
  'dispute',
  'resolve',
  'review',
  'refund',
] as const;
export type ViewerAction = (typeof viewerActions)[number];
