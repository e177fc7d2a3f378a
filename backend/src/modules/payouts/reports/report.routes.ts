import { Type } from 'typebox';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission, type User } from '../../people/public.js';
import { reportTimeZone } from '../invoices/seller-time-zone.js';
import { sellerFor } from '../invoices/sellers.js';
import { findTaxDetails } from '../tax-details/tax-details.repository.js';
import { readReportedSellers } from './dac7-sellers.js';
import { readTripQuarters, sumTransfers } from './owner-year.repository.js';

const security = [{ idToken: [] }];
const year = Type.Integer({ title: 'Year', minimum: 2020, maximum: 2100 });
const query = Type.Object({ year }, { additionalProperties: false });
const file = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: Type.String() } } },
});

/** What a year came to: an owner's own statement, and what is reported to tax authorities, for administrators. */
export function reportRoutes(app: App, deps: Deps): void {
  app.get(
    '/owner/statement',
    {
      preHandler: requirePermission('host'),
      schema: {
        operationId: 'readYearlyStatement',
        description:
          'The owner’s statement of a year as PDF: income and commission by quarter, and the transfers to their account.',
        security,
        querystring: query,
        response: file(
          'application/pdf',
          'The year’s statement; a year is that of the company that reports.',
        ),
      },
    },
    async (request, reply) => {
      const { year: of } = request.query;
      const { uuid, fname, lname, street, zip_code, city } = currentUser(request);
      const issuedAt = deps.now();
      const timeZone = reportTimeZone(deps.invoiceSellers);
      const [trips, transfers, details] = await Promise.all([
        readTripQuarters(deps.database, { year: of, timeZone }, { ownerUuid: uuid, at: issuedAt }),
        sumTransfers(deps.database, { year: of, timeZone }, uuid),
        findTaxDetails(deps.database, deps.bankDetails, uuid),
      ]);
      const seller = sellerFor(deps.invoiceSellers, details?.country_code ?? '');
      const profile = { name: `${fname} ${lname}`, street, zip_code, city, country_code: null, vat_id: null };
      const owner = details === undefined ? profile : { ...details, name: details.legal_name };
      const statement = { year: of, issuedAt, timeZone, seller, owner, trips, transfers };
      const pdf = await deps.fileOpener.open({ kind: 'paper', paper: { of: 'statement', statement } });
      return await reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="statement-${of}.pdf"`)
        .send(pdf as never);
    },
  );

  app.get(
    '/admin/dac7.xml',
    {
      preHandler: requirePermission('administer'),
      schema: {
        operationId: 'exportDac7Xml',
        summary: 'Export the DAC7 report as XML',
        description:
          'The year’s report to tax authorities (DAC7), for administrators; owners without complete details are left out. Each export is recorded in the audit log.',
        security,
        querystring: query,
        response: file('application/xml', 'DPI 1.0.'),
      },
    },
    async (request, reply) => {
      const { year: of } = request.query;
      const sellers = await readReportedSellers(deps, of);
      const report = { operator: sellerFor(deps.invoiceSellers, ''), year: of, now: deps.now() };
      const xml = await deps.fileOpener.open({ kind: 'paper', paper: { of: 'dac7_xml', sellers, report } });
      await noteExport(deps, currentUser(request), { year: of, format: 'xml', sellers: sellers.length });
      return await reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="dac7-${of}.xml"`)
        .send(xml as never);
    },
  );

  app.get(
    '/admin/dac7.csv',
    {
      preHandler: requirePermission('administer'),
      schema: {
        operationId: 'exportDac7Csv',
        summary: 'Export the DAC7 report as CSV',
        description:
          'The year’s DAC7 report as a table, including owners whose details are incomplete. Each export is recorded in the audit log.',
        security,
        querystring: query,
        response: file('text/csv', 'One line for each owner and currency.'),
      },
    },
    async (request, reply) => {
      const { year: of } = request.query;
      const sellers = await readReportedSellers(deps, of);
      const csv = await deps.fileOpener.open({
        kind: 'paper',
        paper: { of: 'dac7_csv', sellers, separator: deps.csvSeparator },
      });
      await noteExport(deps, currentUser(request), { year: of, format: 'csv', sellers: sellers.length });
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="dac7-${of}.csv"`)
        .send(csv as never);
    },
  );
}

/** Written down before it is sent: it holds the tax numbers of every owner. */
async function noteExport(
  { database, now }: Deps,
  { uuid }: User,
  after: { year: number; format: 'xml' | 'csv'; sellers: number },
): Promise<void> {
  await recordAudit(database, {
    actorUuid: uuid,
    subject: { type: 'user', uuid },
    action: 'user.tax_report_exported',
    after,
    at: now(),
  });
}
