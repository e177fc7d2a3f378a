import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';

const documentFile = new URL('../../docs/benchmarks.md', import.meta.url);

/** Prints a report; with `--write` on the command line it also becomes its section of docs/benchmarks.md. */
export async function publishReport(report: string): Promise<void> {
  console.log(report);
  if (!process.argv.includes('--write')) return;
  const document = withSection(await readDocument(), report);
  await writeFile(documentFile, (await format('benchmarks.md', document, { printWidth: 110 })).code);
}

async function readDocument(): Promise<string> {
  return await readFile(documentFile, 'utf8').catch(() => '# Benchmarks\n');
}

/** The document with the report's section replaced, or added at its end. */
function withSection(document: string, report: string): string {
  const heading = report.split('\n', 1)[0] ?? '';
  const [before = '', ...others] = document.split(/^(?=## )/m);
  const isIt = (section: string) => section.split('\n', 1)[0] === heading;
  const at = others.findIndex(isIt);
  const sections = others.map((section) => (isIt(section) ? report : section));
  if (at === -1) sections.push(report);
  return `${[before, ...sections].map((section) => section.trimEnd()).join('\n\n')}\n`;
}
