import { Badge } from '@siren/ui/badge';
import { Heading } from '@siren/ui/heading';
import type { ReactNode, Ref } from 'react';
import { fullMomentText, momentText } from '../moments.ts';
import * as css from '../panels.css.ts';
import type { Shift } from './answers.ts';
import { BackToReceipts } from './BackToReceipts.tsx';

const badges = {
  opening: { word: 'Ждём кассу', tone: 'info' },
  open: { word: 'Открыта', tone: 'accent' },
  closing: { word: 'Ждём кассу', tone: 'info' },
  closed: { word: 'Закрыта', tone: 'neutral' },
} as const satisfies Record<Shift['state'], { word: string; tone: string }>;
/** Of a shift that is over, and whose register nobody asks any more. */
const unclosed = { word: 'Не\u00a0закрыта', tone: 'caution' } as const;

interface ShiftHeadProps {
  shift: Shift | null;
  /** Whether it may be of another year than this one. */
  past?: boolean;
  /** Of its heading, which has the focus once something was done. */
  ref?: Ref<HTMLHeadingElement>;
  /** What leads elsewhere. */
  children: ReactNode;
}

/** Which shift it is, how it stands, and who opened and closed it. */
export function ShiftHead({ shift, past = false, ref, children }: ShiftHeadProps) {
  const badge = shift && (past && shift.state !== 'closed' ? unclosed : badges[shift.state]);
  const text = past ? fullMomentText : momentText;
  const by = (at: string, who: string | null) => [text(at), who].filter(Boolean).join(', ');
  return (
    <header className={css.panelHead}>
      <div className={css.panelTitle}>
        <BackToReceipts />
        <Heading ref={ref} level={2} size="block" tabIndex={-1}>
          {shift?.number ? `Смена ${shift.number}` : 'Смена'}
        </Heading>
        <span role="status" className={css.state}>
          {badge && <Badge tone={badge.tone}>{badge.word}</Badge>}
        </span>
        <span className={css.end}>{children}</span>
      </div>
      {shift && (
        <ul className={css.facts}>
          <li>Открыта {by(shift.openedAt, shift.openedBy)}</li>
          {shift.closedAt && <li>Закрыта {by(shift.closedAt, shift.closedBy)}</li>}
        </ul>
      )}
    </header>
  );
}
