import { useState } from 'react';
import { Panel } from 'shared-ui';
import { DownloadFile } from './download-file';
import { lastYear, YearChoice } from './year-choice';

/** What platforms report about owners to tax authorities, as files. */
export function TaxReport() {
  const [year, setYear] = useState(lastYear);
  return (
    <Panel heading="DAC7 report">
      <p>
        What owners earned in a year, for the tax authority. The XML has owners with complete tax details. The
        CSV shows whose details are missing.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <div className="w-48">
          <YearChoice value={year} onChange={setYear} />
        </div>
        <DownloadFile address={`admin/dac7.xml?year=${year}`} name={`dac7-${year}.xml`}>
          Export as XML
        </DownloadFile>
        <DownloadFile address={`admin/dac7.csv?year=${year}`} name={`dac7-${year}.csv`}>
          Export as CSV
        </DownloadFile>
      </div>
    </Panel>
  );
}
