import { useQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, Panel, RetryNotice } from 'shared-ui';
import { taxDetailsOptions } from '../../api/tax-details';
import { TaxDetailsForm } from './tax-details-form';

/** What an owner says of themselves for invoices and tax authorities. */
export function TaxDetailsPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(taxDetailsOptions(useApiClient()));
  if (isError) {
    return (
      <RetryNotice
        heading="Your tax details could not be loaded"
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <Panel heading="Tax details">
      <p>
        {data.is_complete
          ? 'Your tax details are complete. They are on your invoices from now on.'
          : 'Add your tax details. EU law asks us to report what owners earn, with their tax number.'}
      </p>
      <details className="mt-4" open={!data.is_complete}>
        <summary className="cursor-pointer font-medium">
          {data.details ? 'Change your tax details' : 'Enter your tax details'}
        </summary>
        <TaxDetailsForm details={data.details} />
      </details>
    </Panel>
  );
}
