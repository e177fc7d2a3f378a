import type { ReactNode } from 'react';
import type { Money } from '@drove/shared-ui/formats';
import type { Payable } from './api/payments';
import type { Payment } from '../../api/reservations';
import { Icon } from '../../ui/icon';
import { FocusedHeading } from './focused-heading';
import { HoldCountdown } from './hold-countdown';
import { checkoutLabels } from './labels';
import { PayPanel } from './pay-panel';

interface CheckoutProps {
  heading: string;
  takesFocus?: boolean;
  /** What is held for the customer, and until when. */
  held: { sentence: string; until: string | null };
  payable: Payable;
  amount: Money;
  /** Who pays. */
  holder?: string | undefined;
  payments: Payment[];
  /** What the button says. */
  label: string;
  /** What is paid for. */
  summary: ReactNode;
  /** Above the card. */
  title?: string;
  /** What paying brings about, in a sentence. */
  children: ReactNode;
}

/** What is being paid, for how long it is held, and the way to pay it. */
export function Checkout(props: CheckoutProps) {
  const {
    heading,
    takesFocus = false,
    held,
    summary,
    title = checkoutLabels.heading,
    children,
    ...panel
  } = props;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-3xl font-bold tracking-tight">
        <FocusedHeading isFocused={takesFocus}>{heading}</FocusedHeading>
      </h1>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        {held.until && <HoldCountdown sentence={held.sentence} until={held.until} />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{summary}</div>
        <section
          aria-labelledby="pay-with"
          className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
        >
          <h2 id="pay-with" className="text-xl font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-2 mb-5 text-base-content/80">{children}</p>
          <PayPanel {...panel} />
          <p className="mt-4 flex items-center justify-center gap-2 text-sm text-base-content/75">
            <Icon name="lock" className="size-4" />
            {checkoutLabels.cardNote}
          </p>
        </section>
      </div>
    </div>
  );
}
