import { escaped } from '../serve/escaped';
import type { ReleasesReport } from './releases-table';

interface Board {
  /** Which store it is of. */
  store: string;
  report: ReleasesReport;
  vitals: ReleasesReport;
  /** As the terminal has them. */
  faults: string;
  audit: string;
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
  .wide { overflow-x: auto }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { text-align: start; padding: .35rem 1rem .35rem 0; border-bottom: 1px solid #8884; white-space: nowrap }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }`;

/** What is live, rolled out and staged, as a page to look at; it changes nothing. */
export function boardPage({ store, report, vitals, faults, audit }: Board): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Releases</title><style>${style}</style></head>
<body><h1>Releases</h1><p>${escaped(store)}. Loads and vitals of the last 24 hours.</p>
${tableOf('What is live', report)}<h2>Vitals</h2>${tableOf('Vitals', vitals)}
<h2>Faults</h2><pre>${escaped(faults)}</pre><h2>What was changed</h2><pre>${escaped(audit)}</pre></body></html>`;
}

function tableOf(label: string, { headings, rows, notes }: ReleasesReport): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide" tabindex="0" role="region" aria-label="${label}"><table><thead>${row(headings, 'th')}</thead>
<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>
<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`;
}
