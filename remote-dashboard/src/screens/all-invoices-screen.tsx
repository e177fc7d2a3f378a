import { RequireRole } from '../features/access/require-role';
import { AllInvoices } from '../features/invoices/all-invoices';
import { allInvoicesScreenLabels } from '../features/invoices/labels';
import { MoneySections } from '../ui/money-sections';

/** Every invoice and credit note, and the report for tax authorities. */
export function AllInvoicesScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {allInvoicesScreenLabels.allInvoices}
        </h1>
        <p className="mt-2 text-base-content/80">{allInvoicesScreenLabels.explanation}</p>
        <MoneySections current="/dashboard/all-payments/invoices" />
        <AllInvoices />
      </article>
    </RequireRole>
  );
}
