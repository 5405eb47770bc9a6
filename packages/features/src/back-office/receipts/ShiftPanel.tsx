import type { PayloadOf } from '@siren/contract/calls';
import { isShiftOver } from '@siren/domain/receipts';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { EmptyState } from '@siren/ui/empty-state';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import * as css from '../panels.css.ts';
import type { ShiftAnswer } from './answers.ts';
import { shiftResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import { useLiveRecord } from '../useLiveRecord.ts';
import { useOrdersNews } from '../useOrdersNews.ts';
import { CloseShift } from './CloseShift.tsx';
import { MoveCashButton } from './MoveCashButton.tsx';
import type { MoveCashDialogProps } from './MoveCashDialog.tsx';
import { RingButton } from './RingButton.tsx';
import { ShiftHead } from './ShiftHead.tsx';
import { ShiftReport } from './ShiftReport.tsx';
import { ShiftUnknown } from './ShiftUnknown.tsx';

/** The shift of the register: its report, and its opening and closing (behaviour office-17). */
export function ShiftPanel() {
  const api = useApi();
  const { data, error, retry, change } = useLiveRecord(shiftResource);
  useOrdersNews(retry);
  if (error !== undefined && !data)
    return (
      <div className={css.nothing}>
        <LoadFailed title={'Не\u00a0получилось открыть смену'} error={error} onRetry={retry} />
      </div>
    );
  if (!data)
    return (
      <div className={css.loading} aria-busy="true">
        <Skeleton shape="control" />
      </div>
    );
  if (data.register === null)
    return (
      <div className={css.nothing}>
        <EmptyState
          title="Касса не&nbsp;подключена"
          text="Чеки пробивают в&nbsp;другом месте."
          action={<Link render={<RouterLink to="/receipts/shifts" />}>Прошлые смены</Link>}
        />
      </div>
    );
  return (
    <Opened
      answer={data}
      note={<StaleNote error={error} onRetry={retry} />}
      onOpen={(idempotencyKey) => change(() => api.call('/api/backoffice/shift/open', { idempotencyKey }))}
      onMove={(wish) => change(() => api.call('/api/backoffice/shift/move-cash', wish))}
      onClose={(wish) => change(() => api.call('/api/backoffice/shift/close', wish))}
      onSettle={(wish) => change(() => api.call('/api/backoffice/shift/settle', wish))}
    />
  );
}

interface OpenedProps {
  answer: ShiftAnswer;
  /** What is to be known of how old it is. */
  note: ReactNode;
  onOpen(idempotencyKey: string): Promise<unknown>;
  onMove: MoveCashDialogProps['onMove'];
  onClose(wish: PayloadOf<'/api/backoffice/shift/close'>): Promise<unknown>;
  onSettle(wish: PayloadOf<'/api/backoffice/shift/settle'>): Promise<unknown>;
}

function Opened({ answer, note, onOpen, onMove, onClose, onSettle }: OpenedProps) {
  const { shift, hindering } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  /* What was pressed goes away with what it did. */
  const andUp =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given): Promise<void> => {
      await act(...given);
      heading.current?.focus();
    };
  return (
    <article className={css.panel} aria-label="Смена">
      <div className={css.panelBody}>
        <ShiftHead shift={shift} ref={heading}>
          <Link render={<RouterLink to="/receipts/shifts" />}>Прошлые смены</Link>
        </ShiftHead>
        {note}
        {shift?.state === 'open' && isShiftOver(Date.parse(shift.openedAt), Date.parse(answer.at)) && (
          <Callout role="status" tone="caution" title="Смена открыта больше суток">
            Касса в&nbsp;ней ничего не&nbsp;пробьёт. Закройте её и&nbsp;откройте новую: чеки ждут.
          </Callout>
        )}
        {shift?.unknown && (
          <ShiftUnknown
            {...shift}
            onSettle={({ found, reason }) =>
              onSettle({ id: shift.id, uuid: shift.unknown?.uuid ?? '', found, reason })
            }
          />
        )}
        {shift ? (
          <ShiftReport shift={shift} />
        ) : (
          <p>Смена ещё не&nbsp;открывалась. Чеки ждут, пока она закрыта.</p>
        )}
        {shift?.state === 'open' && (
          <CloseShift shift={shift} hindering={hindering} onClose={andUp(onClose)} />
        )}
      </div>
      <footer className={css.deeds}>
        {shift?.state === 'open' && (
          <div className={css.buttons}>
            <MoveCashButton shift={shift} onMove={onMove} />
            <Button variant="line" render={<RouterLink to="/receipts/shift/print" />}>
              X-отчёт
            </Button>
          </div>
        )}
        {(shift === null || shift.state === 'closed') && (
          <RingButton word="Открыть смену" onRing={andUp(onOpen)} />
        )}
      </footer>
    </article>
  );
}
