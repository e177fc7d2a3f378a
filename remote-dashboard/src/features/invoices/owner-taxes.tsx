import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { taxDetailsOptions } from './api/tax-details';
import { MyInvoices } from './my-invoices';
import { TaxDetailsPanel } from './tax-details-panel';
import { YearlyStatement } from './yearly-statement';

/** An owner's invoices, statements, and what tax authorities ask for. */
export function OwnerTaxes() {
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
