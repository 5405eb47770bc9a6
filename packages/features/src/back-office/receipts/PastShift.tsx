import { Button } from '@siren/ui/button';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import * as css from '../panels.css.ts';
import { pastShiftResource } from '../resources.ts';
import { ShiftHead } from './ShiftHead.tsx';
import { ShiftReport } from './ShiftReport.tsx';

/** A shift that is over, with its report for paper (behaviour office-70). */
export function PastShift({ id }: { id: number }) {
  const { data, error, retry } = useKept(pastShiftResource(id));
  if (!data)
    return error === undefined ? (
      <div className={css.loading} aria-busy="true">
        <Skeleton shape="control" />
      </div>
    ) : (
      <div className={css.panelBody}>
        <Link render={<RouterLink to="/receipts/shifts" />}>Прошлые смены</Link>
        <LoadFailed title={'Не\u00a0получилось открыть смену'} error={error} onRetry={retry} />
      </div>
    );
  return (
    <article className={css.panel} aria-label="Прошлая смена">
      <div className={css.panelBody}>
        <ShiftHead shift={data} past>
          <Link render={<RouterLink to="/receipts/shifts" />}>Прошлые смены</Link>
        </ShiftHead>
        <ShiftReport shift={data} />
      </div>
      <footer className={css.deeds}>
        <div className={css.buttons}>
          <Button variant="line" render={<RouterLink to={`/receipts/shifts/${id}/print`} />}>
            Отчёт смены
          </Button>
        </div>
      </footer>
    </article>
  );
}
