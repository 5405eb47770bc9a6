import type { BoardReport } from '@siren/domain/photo-reports';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { RowPanel, useRoom } from '../kit/index.ts';
import * as css from './Board.css.ts';
import { ReportPanel } from './ReportPanel.tsx';
import type { Board, ReportOf } from './useBoard.ts';

const TITLE = 'Фотоотчёт';

export interface OpenedReportProps {
  of: ReportOf;
  reports: readonly BoardReport[];
  board: Board;
}

/** The report that is open: beside the board, over it where there is less room, and instead of it on a phone. */
export function OpenedReport({ of, reports, board }: OpenedReportProps) {
  const room = useRoom();
  const panel = (
    <ReportPanel
      of={of}
      reports={reports}
      over={room === 'tablet'}
      onGo={board.goTo}
      onChange={board.answer.retry}
    />
  );
  if (room === 'phone') return <Whole onClose={board.close}>{panel}</Whole>;
  return (
    <RowPanel id={`${of.plan}-${of.store}`} title={TITLE} onClose={board.close}>
      {panel}
    </RowPanel>
  );
}

/** The whole screen of a phone. */
function Whole({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    // The board may have been scrolled far down.
    scrollTo({ top: 0 });
    screen.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const shown = screen.current;
    const shut = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    shown?.addEventListener('keydown', shut);
    return () => shown?.removeEventListener('keydown', shut);
  });
  return (
    <section ref={screen} className={css.body} aria-label={TITLE} tabIndex={-1}>
      <div className={css.wholeHead}>
        <Heading level={2} size="panel">
          {TITLE}
        </Heading>
        <IconButton label="Закрыть" icon={<CloseIcon />} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
