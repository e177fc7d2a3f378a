import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListSkeleton, Panel } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { taxDetailsOptions } from './api/tax-details';
import { taxDetailsPanelLabels } from './labels';
import { TaxDetailsForm } from './tax-details-form';

/** What an owner says of themselves for invoices and tax authorities. */
export function TaxDetailsPanel() {
  return (
    <QueryBoundary heading={taxDetailsPanelLabels.failed} fallback={<ListSkeleton rows={2} />}>
      <TaxDetails />
    </QueryBoundary>
  );
}

function TaxDetails() {
  const { data } = useSuspenseQuery(taxDetailsOptions(useApi()));
  return (
    <Panel heading={taxDetailsPanelLabels.heading}>
      <p>{data.is_complete ? taxDetailsPanelLabels.complete : taxDetailsPanelLabels.incomplete}</p>
      <details className="mt-4" open={!data.is_complete}>
        <summary className="cursor-pointer font-medium">
          {data.details ? taxDetailsPanelLabels.change : taxDetailsPanelLabels.enter}
        </summary>
        <TaxDetailsForm details={data.details} />
      </details>
    </Panel>
  );
}
