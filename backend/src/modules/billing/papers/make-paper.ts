import type { ListedInvoice } from '../invoices/list-invoices.repository.js';
import { invoicePdf } from './invoice-pdf.js';
import { statementPdf, type Statement } from './statement-pdf.js';

/** What is printed, with all that stands on it. */
export type Paper = { of: 'invoice'; invoice: ListedInvoice } | { of: 'statement'; statement: Statement };

/** A PDF. Its letters take a tenth of a second and more to embed: a worker's work, see `FileOpener`. */
export async function makePaper(paper: Paper): Promise<Uint8Array> {
  return paper.of === 'invoice' ? await invoicePdf(paper.invoice) : await statementPdf(paper.statement);
}
