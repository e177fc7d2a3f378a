import { Form, Formik } from 'formik';
import { useRef, type ReactNode } from 'react';
import { FocusFirstError } from '@drove/shared-ui/forms';
import type { PaymentMethod } from './api/payments';
import { formatExpiry } from '../../lib/card-expiry';
import { brandOf, digitsOf, formatCardNumber } from '../../lib/card-number';
import { CardField } from './card-field';
import { cardFormSchema, emptyCard, toCard } from './card-form.schema';
import { cardFormLabels } from './card-labels';
import { SaveCardChoice } from './save-card-choice';

export interface MethodFormProps {
  /** The customer may agree that the card is kept. */
  onPay: (method: PaymentMethod, savesCard?: boolean) => void;
  /** A payment is under way: another cannot begin. */
  isBusy: boolean;
  /** Who pays: most likely the name on the card, which can be changed. */
  holder?: string | undefined;
  /** The refusal of the last try and the button; called with whether a press of it would do nothing. */
  children: (isBusy: boolean) => ReactNode;
}

/** The card's details in fields that browsers know how to fill. What was typed stays, whatever the bank says. */
export function CardForm({ onPay, isBusy, holder = '', children }: MethodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Formik
      initialValues={{ ...emptyCard, holder, save_card: false }}
      validationSchema={cardFormSchema}
      onSubmit={(values, { setSubmitting }) => {
        setSubmitting(false);
        if (!isBusy) onPay(toCard(values), values.save_card);
      }}
    >
      {({ values, submitCount, isSubmitting }) => {
        const { name: brand, codeLength } = brandOf(values.number);
        return (
          <Form ref={form} noValidate aria-label={cardFormLabels.form} className="grid gap-5">
            <FocusFirstError form={form} attempts={submitCount} isBusy={isSubmitting} />
            <CardField
              name="number"
              label={cardFormLabels.cardNumber}
              autoComplete="cc-number"
              inputMode="numeric"
              placeholder="1234 1234 1234 1234"
              format={formatCardNumber}
              after={brand && <span className="badge badge-soft shrink-0">{brand}</span>}
            />
            <div className="grid grid-cols-2 gap-5 max-sm:gap-4">
              <CardField
                name="expiry"
                label={cardFormLabels.expiryDate}
                autoComplete="cc-exp"
                inputMode="numeric"
                placeholder={cardFormLabels.expiryPlaceholder}
                format={formatExpiry}
              />
              <CardField
                name="cvc"
                label={cardFormLabels.securityCode}
                hint={codeLength === 4 ? cardFormLabels.fourDigits : cardFormLabels.threeDigits}
                autoComplete="cc-csc"
                inputMode="numeric"
                format={(text) => digitsOf(text).slice(0, 4)}
              />
            </div>
            <CardField name="holder" label={cardFormLabels.holder} autoComplete="cc-name" />
            <SaveCardChoice />
            {children(isBusy || isSubmitting)}
          </Form>
        );
      }}
    </Formik>
  );
}
