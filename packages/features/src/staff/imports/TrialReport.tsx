import type { ImportReport } from '@siren/domain/imports';
import { formatNumber } from '@siren/ui/format';
import { TabLinks } from '@siren/ui/tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { Differences } from './Differences.tsx';
import { ReportParts } from './Report.tsx';
import { REPORT } from './resources.ts';
import { useReportAddress } from './useReportAddress.ts';

/** What a trial found: what its file would change, and what it has reported. */
export function TrialReport({ report }: { report: ImportReport }) {
  const [params] = useSearchParams();
  const isReport = params.get('show') === REPORT;
  const { error, warning, info } = report.run.lines;
  return (
    <>
      <TabLinks
        label="Что показать"
        links={[
          { label: 'Отличия', current: !isReport, render: <Link preventScrollReset to="?" /> },
          {
            label: 'Замечания',
            current: isReport,
            count: formatNumber(error + warning + info),
            render: <Link preventScrollReset to={`?show=${REPORT}`} />,
          },
        ]}
      />
      {isReport ? <TrialLines report={report} /> : <Differences run={report.run} />}
    </>
  );
}

const TrialLines = ({ report }: { report: ImportReport }) => (
  <ReportParts report={report} list={useReportAddress()} />
);
