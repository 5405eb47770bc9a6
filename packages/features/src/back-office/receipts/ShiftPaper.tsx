import { readId } from '@siren/domain/lists';
import { Link } from '@siren/ui/link';
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { Facts, Sheet, Signs, usePrintOnce } from '../../staff/orders/papers/index.ts';
import { fullMomentText } from '../moments.ts';
import { pastShiftResource } from '../resources.ts';
import type { Shift } from './answers.ts';
import { ReportPage } from './ReportPage.tsx';
import { ShiftSums } from './ShiftSums.tsx';

/** The report of a shift that is over (behaviour office-70). */
export function ShiftPaper() {
  const { shift = '' } = useParams();
  const id = readId(shift);
  return id === null ? <Navigate to="/receipts/shifts" replace /> : <Paper id={id} />;
}

function Paper({ id }: { id: number }) {
  const { data, error, mutate } = useResource(pastShiftResource(id));
  usePrintOnce(data !== undefined);
  return (
    <ReportPage
      title="Отчёт смены"
      back={
        <Link render={<RouterLink to={data ? `/receipts/shifts/${id}` : '/receipts/shifts'} />}>
          {data ? 'К\u00a0смене' : 'Прошлые смены'}
        </Link>
      }
      error={error}
      onRetry={() => void mutate()}
    >
      {data ? <Drawn shift={data} /> : null}
    </ReportPage>
  );
}

function Drawn({ shift }: { shift: Shift }) {
  const { number, openedAt, openedBy, closedAt, closedBy } = shift;
  const by = (at: string | null, who: string | null) =>
    at === null ? null : [fullMomentText(at), who].filter(Boolean).join(', ');
  return (
    <Sheet title={`Отчёт смены${number === null ? '' : ` ${number}`}`} mark={by(closedAt, null) ?? ''}>
      <Facts
        pairs={[
          ['Открыта', by(openedAt, openedBy)],
          ['Закрыта', by(closedAt, closedBy)],
        ]}
      />
      <ShiftSums shift={shift} />
      <Signs words={['Кассир', 'Старший смены']} />
    </Sheet>
  );
}
