import { EmptyState } from '@siren/ui/empty-state';
import { Link } from '@siren/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { Facts, Sheet, Signs, usePrintOnce } from '../../staff/orders/papers/index.ts';
import { momentText } from '../moments.ts';
import { shiftResource } from '../resources.ts';
import type { ShiftAnswer } from './answers.ts';
import { ReportPage } from './ReportPage.tsx';
import { ShiftSums } from './ShiftSums.tsx';

/** The report of a shift that goes on: what was rung up by now, and the cash that is to be there (behaviour office-29). */
export function XReportPaper() {
  const { data, error, mutate } = useResource(shiftResource);
  usePrintOnce(data?.shift?.state === 'open');
  return (
    <ReportPage
      title="X-отчёт"
      back={<Link render={<RouterLink to="/receipts/shift" />}>К&nbsp;смене</Link>}
      error={error}
      onRetry={() => void mutate()}
    >
      {data ? <Drawn answer={data} /> : null}
    </ReportPage>
  );
}

function Drawn({ answer: { shift, at, hindering } }: { answer: ShiftAnswer }) {
  if (shift?.state !== 'open')
    return (
      <EmptyState role="alert" title="Смена не&nbsp;открыта" text="X-отчёт снимают, пока смена открыта." />
    );
  const open = hindering.length + shift.carried.length;
  return (
    <Sheet title={`X-отчёт${shift.number === null ? '' : `, смена ${shift.number}`}`} mark={momentText(at)}>
      <Facts
        pairs={[
          ['Отчёт', 'без закрытия смены'],
          ['Открыта', [momentText(shift.openedAt), shift.openedBy].filter(Boolean).join(', ')],
          ['Чеков не\u00a0пробито', open === 0 ? null : String(open)],
        ]}
      />
      <ShiftSums shift={shift} />
      <Signs words={['Кассир', 'Старший смены']} />
    </Sheet>
  );
}
