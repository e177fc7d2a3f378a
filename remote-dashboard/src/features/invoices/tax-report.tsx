import { useApi } from '@drove/api-client';
import { useState } from 'react';
import { Panel } from '@drove/shared-ui';
import { DownloadFile } from '../../ui/download-file';
import { taxReportLabels } from './labels';
import { lastYear, YearChoice } from './year-choice';

/** What platforms report about owners to tax authorities, as files. */
export function TaxReport() {
  const api = useApi();
  const [year, setYear] = useState(lastYear);
  return (
    <Panel heading={taxReportLabels.heading}>
      <p>{taxReportLabels.explanation}</p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <div className="w-48">
          <YearChoice value={year} onChange={setYear} />
        </div>
        <DownloadFile
          fetchFile={() => api.file('/admin/dac7.xml', { query: { year: Number(year) } })}
          name={`dac7-${year}.xml`}
        >
          {taxReportLabels.exportXml}
        </DownloadFile>
        <DownloadFile
          fetchFile={() => api.file('/admin/dac7.csv', { query: { year: Number(year) } })}
          name={`dac7-${year}.csv`}
        >
          {taxReportLabels.exportCsv}
        </DownloadFile>
      </div>
    </Panel>
  );
}
