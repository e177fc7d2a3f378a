import { useState } from 'react';
import { Panel } from 'shared-ui';
import { todayIn } from 'shared-ui/formats';
import { DownloadFile } from './download-file';
import { YearChoice } from './year-choice';

/** An owner's earnings of a year as a file. */
export function YearlyStatement() {
  const [year, setYear] = useState(todayIn().slice(0, 4));
  return (
    <Panel heading="Yearly statement" className="mt-6">
      <p>Your trips of a year: the rental, our commission, your earnings and what was paid to you.</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[12rem_auto] sm:justify-start">
        <YearChoice value={year} onChange={setYear} />
        <DownloadFile address={`owner/statement?year=${year}`} name={`statement-${year}.pdf`}>
          Download PDF
        </DownloadFile>
      </div>
    </Panel>
  );
}
