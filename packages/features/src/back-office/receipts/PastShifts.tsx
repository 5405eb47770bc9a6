import type { AnswerOf } from '@siren/contract/calls';
import { PAST_SHIFTS_SIZE } from '@siren/domain/receipts';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount, formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Pagination } from '@siren/ui/pagination';
import { Text } from '@siren/ui/text';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ComingLines } from '../ComingLines.tsx';
import { LoadFailed } from '../../errors/index.ts';
import { fullDayText, timeText } from '../moments.ts';
import { pageOf } from '../pageOf.ts';
import * as css from '../panels.css.ts';
import { pastShiftsResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import { useLive } from '../useLive.ts';
import { BackToReceipts } from './BackToReceipts.tsx';

type Row = AnswerOf<'/api/backoffice/shift/past'>['rows'][number];
/** Shifts that are over, the newest first; each leads to its report (behaviour office-70). */
export function PastShifts() {
  const [address, setAddress] = useSearchParams();
  const page = pageOf(address);
  const { data, error, stale, retry } = useLive(pastShiftsResource(page));
  return (
    <section className={css.panel} aria-label="Прошлые смены">
      <div className={css.panelBody}>
        <header className={css.panelHead}>
          <div className={css.panelTitle}>
            <BackToReceipts />
            <Heading level={2} size="block">
              Прошлые смены
            </Heading>
            <Text as="span" size={14} tone="muted" role="status">
              {data && formatCount(data.total, ['смена', 'смены', 'смен'])}
            </Text>
            <span className={css.end}>
              <Link render={<RouterLink to="/receipts/shift" />}>Смена сейчас</Link>
            </span>
          </div>
        </header>
        <StaleNote error={stale} onRetry={retry} />
        {data ? (
          <Rows rows={data.rows} total={data.total} onBack={() => setAddress({})} />
        ) : error === undefined ? (
          <ComingLines className={css.loading} />
        ) : (
          <LoadFailed title={'Не\u00a0получилось загрузить смены'} error={error} onRetry={retry} />
        )}
        <Pagination
          page={page}
          count={Math.ceil((data?.total ?? 0) / PAST_SHIFTS_SIZE)}
          onPageChange={(to) => setAddress({ page: String(to) })}
        />
      </div>
    </section>
  );
}

interface RowsProps {
  rows: readonly Row[];
  total: number;
  /** To the first page. */
  onBack(): void;
}

function Rows({ rows, total, onBack }: RowsProps) {
  if (rows.length === 0 && total > 0)
    return (
      <EmptyState
        title="Столько страниц нет"
        text="Смены есть, но&nbsp;на&nbsp;страницах раньше этой."
        action={
          <Button variant="line" onClick={onBack}>
            К&nbsp;первой странице
          </Button>
        }
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        title="Здесь пусто"
        text="Смена появится, когда её закроют. Здесь можно посмотреть её отчёт."
      />
    );
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <RouterLink to={`/receipts/shifts/${row.id}`} className={css.row}>
            <span className={css.number}>{row.number === null ? 'Смена' : `Смена ${row.number}`}</span>
            <span className={css.sum}>{formatExactMoney(row.sold)}</span>
            <span className={css.about}>{[spanOf(row), row.openedBy].filter(Boolean).join(', ')}</span>
            <Marks {...row} />
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

/** «21 ноября 2026, 09:02–21:10», with both days where it went over midnight. */
function spanOf({ openedAt, closedAt }: Row): string {
  const [from, to] = [fullDayText(openedAt), closedAt === null ? '' : fullDayText(closedAt)];
  const begun = `${from}, ${timeText(openedAt)}`;
  if (closedAt === null) return begun;
  return from === to ? `${begun}–${timeText(closedAt)}` : `${begun} – ${to}, ${timeText(closedAt)}`;
}

function Marks({ state, difference, waits }: Pick<Row, 'state' | 'difference' | 'waits'>) {
  if (waits)
    return (
      <span className={css.marks}>
        <Badge tone="critical">Ждёт решения</Badge>
      </span>
    );
  if (state !== 'closed')
    return (
      <span className={css.marks}>
        <Badge tone="caution">Не&nbsp;закрыта: касса другая</Badge>
      </span>
    );
  if (difference === null || difference === 0) return null;
  return (
    <span className={css.marks}>
      <Badge tone={difference < 0 ? 'critical' : 'caution'}>
        {difference < 0 ? 'Недостача' : 'Излишек'} {formatExactMoney(Math.abs(difference))}
      </Badge>
    </span>
  );
}
