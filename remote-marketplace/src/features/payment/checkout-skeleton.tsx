import type { ReactNode } from 'react';
import { SlowNote } from '@drove/shared-ui';
import { paymentPageLabels } from './labels';

/** The payment page with what is there instead of a trip to pay. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="mb-6 text-3xl font-bold tracking-tight">{paymentPageLabels.heading}</h1>
      {children}
    </div>
  );
}

/** The place of a trip to pay while it is being loaded, in the frame. */
export function CheckoutSkeleton({ sentence }: { sentence: string }) {
  return (
    <>
      <div role="status" className="relative">
        <p className="flex items-center gap-3">
          <span aria-hidden="true" className="loading loading-spinner" />
          <span>{sentence}</span>
        </p>
        <SlowNote />
      </div>
      <div aria-hidden="true" className="mt-8 grid gap-8 lg:grid-cols-[1fr_26rem]">
        <div className="h-96 rounded-box bg-base-200" />
        <div className="h-28 rounded-box bg-base-200 max-lg:-order-1 lg:h-96" />
      </div>
    </>
  );
}
