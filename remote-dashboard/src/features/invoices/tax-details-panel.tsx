import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, Panel, RetryNotice } from 'shared-ui';
import { taxDetailsOptions } from '../../api/tax-details';
import { taxDetailsPanelLabels } from './labels';
import { TaxDetailsForm } from './tax-details-form';

/** What an owner says of themselves for invoices and tax authorities. */
export function TaxDetailsPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(taxDetailsOptions(useApiClient()));
  if (isError) {
    return (
      <RetryNotice
        heading={taxDetailsPanelLabels.taxDetailsNotLoaded}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <Panel heading={taxDetailsPanelLabels.taxDetails}>
      <p>{data.is_complete ? taxDetailsPanelLabels.complete : taxDetailsPanelLabels.incomplete}</p>
      <details className="mt-4" open={!data.is_complete}>
        <summary className="cursor-pointer font-medium">
          {data.details
            ? taxDetailsPanelLabels.changeYourTaxDetails
            : taxDetailsPanelLabels.enterYourTaxDetails}
        </summary>
        <TaxDetailsForm details={data.details} />
      </details>
    </Panel>
  );
}
