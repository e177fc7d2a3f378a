import { lateReturnDecisionLabels, tripActionsLabels } from './action-labels';
import type { SpecialAction } from './dialog-props';

/** The button of an action, and the dialog that it opens. */
interface ActionButton {
  label: string;
  heading: string;
  className: string;
}

/** What is done to a trip by saying so, with or without a reason. */
export type PlainAction =
  | 'accept'
  | 'decline'
  | 'hand_over'
  | 'confirm_pick_up'
  | 'take_back'
  | 'confirm_return'
  | 'not_back'
  | 'waive_late_fee'
  | 'no_show'
  | 'dispute'
  | 'resolve'
  | 'object'
  | 'settle_objection';

/** The buttons of what is done by saying so, without what the page does not show: that comes with the dialog. */
export const plainButtons: Record<PlainAction, ActionButton> = {
  accept: {
    label: 'Accept',
    heading: 'Accept this request',
    className: 'btn-primary',
  },
  decline: {
    label: 'Decline',
    heading: 'Decline this request',
    className: 'btn-outline',
  },
  hand_over: {
    label: 'Car handed over',
    heading: 'Hand over the car',
    className: 'btn-primary',
  },
  confirm_pick_up: {
    label: 'I have the car',
    heading: 'Confirm the pick-up',
    className: 'btn-primary',
  },
  take_back: {
    label: 'Car is back',
    heading: 'Take the car back',
    className: 'btn-primary',
  },
  confirm_return: {
    label: 'I have returned the car',
    heading: 'Confirm the return',
    className: 'btn-primary',
  },
  not_back: {
    label: 'Report a late return',
    heading: 'Report a late return',
    className: 'btn-outline',
  },
  waive_late_fee: {
    label: 'Waive the late fee',
    heading: 'Waive the late fee',
    className: 'btn-outline',
  },
  object: {
    label: 'Object',
    heading: 'Object to how the trip ended',
    className: 'btn-outline',
  },
  settle_objection: {
    label: 'Decide on the objection',
    heading: 'Decide on the objection',
    className: 'btn-primary',
  },
  no_show: {
    label: 'Report a no-show',
    heading: 'The customer didn’t pick up the car',
    className: 'btn-outline',
  },
  dispute: {
    label: 'Report a problem',
    heading: 'Report a problem',
    className: 'btn-outline',
  },
  resolve: {
    label: 'Resolve the dispute',
    heading: 'Resolve the dispute',
    className: 'btn-primary',
  },
};

/** In the order in which they are offered: what is hard to take back comes last. */
export const specialButtons: Record<Exclude<SpecialAction, 'decline_change'>, ActionButton> = {
  decide_on_deposit: {
    label: tripActionsLabels.decideOnDepositHeading,
    heading: tripActionsLabels.decideOnDeposit,
    className: 'btn-outline',
  },
  decide_late_return: {
    label: lateReturnDecisionLabels.heading,
    heading: lateReturnDecisionLabels.heading,
    className: 'btn-outline',
  },
  late_return: {
    label: tripActionsLabels.lateReturn,
    heading: tripActionsLabels.lateReturnHeading,
    className: 'btn-primary',
  },
  change: {
    label: tripActionsLabels.change,
    heading: tripActionsLabels.changeHeading,
    className: 'btn-outline',
  },
  claim_deposit: {
    label: tripActionsLabels.claimDeposit,
    heading: tripActionsLabels.claimDeposit,
    className: 'btn-outline',
  },
  review: {
    label: tripActionsLabels.review,
    heading: tripActionsLabels.reviewHeading,
    className: 'btn-primary',
  },
  share: {
    label: tripActionsLabels.share,
    heading: tripActionsLabels.shareHeading,
    className: 'btn-outline btn-sm',
  },
  rate_driver: {
    label: tripActionsLabels.rateDriver,
    heading: tripActionsLabels.rateDriver,
    className: 'btn-outline',
  },
  cancel: {
    label: tripActionsLabels.cancel,
    heading: tripActionsLabels.cancel,
    className: 'btn-outline',
  },
};
