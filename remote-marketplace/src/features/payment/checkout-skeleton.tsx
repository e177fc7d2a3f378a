import { SlowNote } from 'shared-ui';

/** The place of the payment page while it is being loaded. */
export function CheckoutSkeleton({ sentence }: { sentence: string }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
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
    </div>
  );
}
