import { useApi } from 'api-client';
import { useQuery } from '@tanstack/react-query';
import { taxDetailsOptions } from '../features/invoices/api/tax-details';
import { RequireRole } from '../features/access/require-role';
import { ownerTaxesScreenLabels } from '../features/invoices/labels';
import { MyInvoices } from '../features/invoices/my-invoices';
import { TaxDetailsPanel } from '../features/invoices/tax-details-panel';
import { YearlyStatement } from '../features/invoices/yearly-statement';
import { HostingSections } from '../ui/hosting-sections';

/** An owner's invoices, statements, and what tax authorities ask for. */
export function OwnerTaxesScreen() {
  return (
    <RequireRole audience="owners">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {ownerTaxesScreenLabels.invoicesAndTax}
        </h1>
        <HostingSections current="/dashboard/reservations/taxes" />
        <TaxSections />
      </article>
    </RequireRole>
  );
}

function TaxSections() {
  const { isPending } = useQuery(taxDetailsOptions(useApi()));
  return (
    <>
      <TaxDetailsPanel />
      {/* How tall the details are is known with them alone: until then nothing below is seen, so that nothing moves. */}
      <div className={isPending ? 'invisible' : undefined}>
        <YearlyStatement />
        <MyInvoices />
      </div>
    </>
  );
}
