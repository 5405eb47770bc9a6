import { Button } from '@siren/ui/button';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import * as css from '../panels.css.ts';
import { pastShiftResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import { useLive } from '../useLive.ts';
import { ShiftHead } from './ShiftHead.tsx';
import { ShiftReport } from './ShiftReport.tsx';
import { ShiftUnknown } from './ShiftUnknown.tsx';

/** A shift that is over, with its report for paper (behaviour office-70). */
export function PastShift({ id }: { id: number }) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { data, error, stale, retry } = useLive(pastShiftResource(id));
  const heading = useRef<HTMLHeadingElement>(null);
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
        <ShiftHead shift={data} past ref={heading}>
          <Link render={<RouterLink to="/receipts/shifts" />}>Прошлые смены</Link>
        </ShiftHead>
        <StaleNote error={stale} onRetry={retry} />
        <ShiftUnknown
          {...data}
          isPast={data.state !== 'closed'}
          onSettle={async ({ found, reason }) => {
            const uuid = data.unknown?.uuid ?? '';
            await api.call('/api/backoffice/shift/settle', { id, uuid, found, reason });
            await mutate(pastShiftResource(id).key);
            heading.current?.focus();
          }}
        />
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
