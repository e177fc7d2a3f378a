import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ListSkeleton } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { receiptOptions } from './api/my-payments';
import { Icon } from '../../ui/icon';
import { MessagePage } from '@drove/shared-ui/message-page';
import { receiptPageLabels } from './labels';
import { ReceiptSheet } from './receipt-sheet';

const list = '/dashboard/customer-payments';

/** One payment as a receipt, which can be printed. */
export function ReceiptPage() {
  const { payment_uuid: paymentUuid = '' } = useParams();
  return (
    <QueryBoundary
      heading={receiptPageLabels.failed}
      fallback={<ListSkeleton rows={2} />}
      frame={(content) => <WithoutReceipt>{content}</WithoutReceipt>}
    >
      <Receipt paymentUuid={paymentUuid} />
    </QueryBoundary>
  );
}

function Receipt({ paymentUuid }: { paymentUuid: string }) {
  const { data: receipt } = useSuspenseQuery(receiptOptions(useApi(), paymentUuid));
  if (receipt === null) {
    return (
      <MessagePage
        frame="dashboard"
        heading={receiptPageLabels.notFoundHeading}
        ways={
          <Link to={list} className="btn btn-primary">
            {receiptPageLabels.back}
          </Link>
        }
      >
        <p>{receiptPageLabels.notFoundText}</p>
      </MessagePage>
    );
  }
  const print = (
    <button type="button" className="btn btn-outline" onClick={() => globalThis.print()}>
      <Icon name="printer" />
      {receiptPageLabels.print}
    </button>
  );
  return (
    <Page action={print}>
      <ReceiptSheet receipt={receipt} />
    </Page>
  );
}

function WithoutReceipt({ children }: { children: ReactNode }) {
  return (
    <Page>
      <h1 className="mb-6 text-3xl font-bold tracking-tight">{receiptPageLabels.heading}</h1>
      {children}
    </Page>
  );
}

function Page({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <article className="w-full max-w-3xl px-4 py-8 sm:px-8 lg:py-10 print:max-w-none print:p-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={list} className="link text-base-content/80">
          {receiptPageLabels.back}
        </Link>
        {action}
      </div>
      {children}
    </article>
  );
}
