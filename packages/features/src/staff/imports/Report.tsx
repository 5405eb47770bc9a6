import type { ImportReport } from '@siren/domain/imports';
import { useListAddress } from '../kit/index.ts';
import type { ListAddressState } from '../kit/index.ts';
import { ReportKinds } from './ReportKinds.tsx';
import { ReportLines } from './ReportLines.tsx';
import { lineRule } from './resources.ts';

/** What a run has reported, by kinds and by lines. */
export const Report = ({ report }: { report: ImportReport }) => (
  <ReportParts report={report} list={useListAddress(lineRule)} />
);

export const ReportParts = ({
  report: { run, kinds },
  list,
}: {
  report: ImportReport;
  list: ListAddressState;
}) => (
  <>
    {kinds.length > 0 && <ReportKinds kinds={kinds} list={list} />}
    <ReportLines run={run} kinds={kinds} list={list} />
  </>
);
