import type { ShiftTaskKind } from '@siren/domain/receipts';
import { Callout } from '@siren/ui/callout';
import { formatExactMoney } from '@siren/ui/format';
import type { Shift } from './answers.ts';
import { moveWords } from './receiptWords.ts';
import { SettleButton } from './SettleButton.tsx';
import type { Question, SettleDialogProps } from './SettleDialog.tsx';

const common = { fiscal: false, kept: 'смены' };
const questions: Readonly<Record<ShiftTaskKind, Question & { unknown: string }>> = {
  openShift: {
    ...common,
    unknown: 'Касса не\u00a0знает, открылась\u00a0ли смена',
    title: 'Открылась\u00a0ли смена?',
    answers: { printed: 'Смена открылась', absent: 'Смена не открылась' },
    told: { printed: 'Смена записана как открытая', absent: 'Смену можно открыть ещё раз' },
  },
  closeShift: {
    ...common,
    unknown: 'Касса не\u00a0знает, закрылась\u00a0ли смена',
    title: 'Закрылась\u00a0ли смена?',
    answers: { printed: 'Смена закрылась', absent: 'Смена не закрылась' },
    told: { printed: 'Смена записана как закрытая', absent: 'Смена снова открыта' },
  },
  cash: {
    ...common,
    unknown: 'Касса не\u00a0знает, провела\u00a0ли движение наличных',
    title: 'Провела\u00a0ли касса движение наличных?',
    answers: { printed: 'Касса провела', absent: 'Касса не провела' },
    told: { printed: 'Движение наличных записано', absent: 'Движение наличных не\u00a0считается' },
  },
};

export interface ShiftUnknownProps extends Pick<Shift, 'unknown' | 'moves'> {
  /** Its register is not in use any more, and answers nothing. @default false */
  isPast?: boolean;
  onSettle: SettleDialogProps['onSettle'];
}

/** What the register was told of a shift and knows nothing of, with the way to settle it (behaviour office-34). */
export function ShiftUnknown({ unknown, moves, isPast = false, onSettle }: ShiftUnknownProps) {
  if (unknown === null) return null;
  const { unknown: title, ...plain } = questions[unknown.kind];
  const move = moves.find(({ id }) => id === unknown.move);
  const what = move && `${moveWords[move.kind]} ${formatExactMoney(move.amount)}: ${move.reason}`;
  const question = what ? { ...plain, title: `${plain.title} ${what}` } : plain;
  return (
    <Callout tone="caution" title={title} action={<SettleButton question={question} onSettle={onSettle} />}>
      {what && `${what}. `}
      {isPast ? (
        <>Кассу сменили, прежнюю уже не&nbsp;спросить. Посмотрите на&nbsp;ленту и&nbsp;запишите, что нашли.</>
      ) : (
        <>Касса ещё может ответить сама. Если молчит, посмотрите на&nbsp;ленту и&nbsp;запишите, что нашли.</>
      )}
    </Callout>
  );
}
