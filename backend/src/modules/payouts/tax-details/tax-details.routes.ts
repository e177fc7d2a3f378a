import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireActive, requirePermission } from '../../people/public.js';
import { isCompleteForReport, saveOwnTaxDetails } from './save-tax-details.js';
import { findTaxDetails } from './tax-details.repository.js';
import { TaxDetailsRequest, TaxDetailsResponse } from './tax-details.schemas.js';

const security = [{ idToken: [] }];

/** What an owner says of themselves for invoices and tax authorities; no one else reads it here. */
export function taxDetailsRoutes(app: App, deps: Deps): void {
  const read = async (ownerUuid: string) => {
    const details = await findTaxDetails(deps.database, deps.bankDetails, ownerUuid);
    return { details: details ?? null, is_complete: isCompleteForReport(details) };
  };

  app.get(
    '/owner/tax-details',
    {
      preHandler: requirePermission('host'),
      schema: {
        operationId: 'readTaxDetails',
        description:
          'The owner’s own tax details, and whether they are complete for the report to tax authorities (DAC7).',
        security,
        response: { 200: TaxDetailsResponse },
      },
    },
    async (request) => await read(currentUser(request).uuid),
  );

  app.put(
    '/owner/tax-details',
    {
      preHandler: [requirePermission('host'), requireActive],
      config: { costs: [], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'saveTaxDetails',
        description:
          'Saves the owner’s tax details, encrypted. VAT and tax numbers are checked against their country’s format; what does not apply to a person or a business is dropped.',
        security,
        body: TaxDetailsRequest,
        response: {
          200: TaxDetailsResponse,
        },
      },
    },
    async (request) => {
      const owner = currentUser(request);
      await saveOwnTaxDetails(deps, owner, request.body);
      return await read(owner.uuid);
    },
  );
}
