import { Form, Formik } from 'formik';
import type { SavedCard } from './api/payments';
import type { MethodFormProps } from './card-form';
import { savedCardLabels } from './card-labels';
import { brandLabel } from '../../lib/card-number';
import { Icon } from '../../ui/icon';

interface CardChoiceProps {
  card: SavedCard;
  /** Another card is entered instead. */
  isAnother: boolean;
  /** A payment is under way. */
  isBusy: boolean;
  onChange: (isAnother: boolean) => void;
}

/** The saved card, and the way to another one and back. */
export function CardChoice({ card: { brand, last4 }, isAnother, isBusy, onChange }: CardChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box border border-base-300 p-4">
      <Icon name="lock" className="size-5" />
      <span className="grow font-semibold">{savedCardLabels.card(brandLabel(brand), last4)}</span>
      <button
        type="button"
        className="link link-primary"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onChange(!isAnother);
        }}
      >
        {isAnother ? savedCardLabels.back : savedCardLabels.another}
      </button>
    </div>
  );
}

/** Pays with the saved card: there is nothing to enter. */
export function SavedCardForm({ onPay, isBusy, children }: MethodFormProps) {
  return (
    <Formik
      initialValues={{}}
      onSubmit={(_values, { setSubmitting }) => {
        setSubmitting(false);
        if (!isBusy) onPay({ kind: 'saved_card' });
      }}
    >
      <Form aria-label={savedCardLabels.form} className="grid gap-5">
        {children(isBusy)}
      </Form>
    </Formik>
  );
}
