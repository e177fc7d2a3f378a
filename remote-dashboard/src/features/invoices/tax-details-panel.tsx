import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListSkeleton, Panel } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { taxDetailsOptions, type TaxDetails } from './api/tax-details';
import { taxDetailsPanelLabels } from './labels';
import { TaxDetailsForm } from './tax-details-form';

/** What an owner says of themselves for invoices and tax authorities. */
export function TaxDetailsPanel() {
  return (
    <QueryBoundary heading={taxDetailsPanelLabels.failed} fallback={<ListSkeleton rows={2} />}>
      <OwnTaxDetails />
    </QueryBoundary>
  );
}

function OwnTaxDetails() {
  const { data } = useSuspenseQuery(taxDetailsOptions(useApi()));
  return (
    <Panel heading={taxDetailsPanelLabels.heading}>
      <p>{data.is_complete ? taxDetailsPanelLabels.complete : incompleteSentence(data.details)}</p>
      <details className="mt-4" open={!data.is_complete}>
        <summary className="cursor-pointer font-medium">
          {data.details ? taxDetailsPanelLabels.change : taxDetailsPanelLabels.enter}
        </summary>
        <TaxDetailsForm details={data.details} />
      </details>
    </Panel>
  );
}

/** What was saved says what is still missing: an open step without a reason looks like a mistake. */
function incompleteSentence(details: TaxDetails | null): string {
  if (details === null) return taxDetailsPanelLabels.incomplete;
  const { kind, tax_id: taxId, date_of_birth: birth } = details;
  const missing = [
    ...(taxId === null ? [taxDetailsPanelLabels.taxNumber] : []),
    ...(kind === 'person' && birth === null ? [taxDetailsPanelLabels.dateOfBirth] : []),
  ];
  return taxDetailsPanelLabels.missing(missing.join(' and '));
}
