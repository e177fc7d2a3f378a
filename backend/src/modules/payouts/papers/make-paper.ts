import type { CsvSeparator } from '../../../platform/csv/csv.js';
import type { ListedInvoice } from '../invoices/list-invoices.repository.js';
import { dac7Csv } from '../reports/dac7-csv.js';
import type { ReportedSeller } from '../reports/dac7-sellers.js';
import { dac7Xml, type TaxReport } from '../reports/dac7-xml.js';
import { invoicePdf } from './invoice-pdf.js';
import { photosPdf, type PhotoPages } from './photos-pdf.js';
import { statementPdf, type Statement } from './statement-pdf.js';

/** What is printed, with all that stands on it. */
export type Paper =
  | { of: 'invoice'; invoice: ListedInvoice }
  | { of: 'statement'; statement: Statement }
  | { of: 'dac7_xml'; sellers: ReportedSeller[]; report: TaxReport }
  | { of: 'dac7_csv'; sellers: ReportedSeller[]; separator: CsvSeparator }
  | ({ of: 'photos' } & PhotoPages);

/** The file of a paper. Letters to embed and thousands of lines are a worker's work: see `FileOpener`. */
export async function makePaper(paper: Paper): Promise<Uint8Array> {
  switch (paper.of) {
    case 'invoice':
      return await invoicePdf(paper.invoice);
    case 'statement':
      return await statementPdf(paper.statement);
    case 'dac7_xml':
      return Buffer.from(dac7Xml(paper.sellers, paper.report));
    case 'photos':
      return await photosPdf(paper);
    case 'dac7_csv':
      return Buffer.from(dac7Csv(paper.sellers, paper.separator));
  }
}
