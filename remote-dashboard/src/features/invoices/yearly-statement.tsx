import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '@drove/shared-ui';
import { todayIn } from '@drove/shared-ui/formats';
import { myAccountOptions } from '../../api/my-account';
import { DownloadFile } from '../../ui/download-file';
import { yearlyStatementLabels } from './labels';
import { YearChoice } from './year-choice';

/** An owner's earnings of a year as a file. */
export function YearlyStatement() {
  const api = useApi();
  const thisYear = todayIn().slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const { data: account } = useQuery(myAccountOptions(api));
  return (
    <Panel heading={yearlyStatementLabels.heading} className="mt-6">
      <p>{yearlyStatementLabels.explanation}</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[12rem_auto] sm:justify-start">
        <YearChoice
          value={year}
          onChange={setYear}
          since={Number(account?.created_at.slice(0, 4) ?? thisYear)}
        />
        <DownloadFile
          fetchFile={() => api.file('/owner/statement', { query: { year: Number(year) } })}
          name={`statement-${year}.pdf`}
        >
          {yearlyStatementLabels.download}
        </DownloadFile>
      </div>
    </Panel>
  );
}
