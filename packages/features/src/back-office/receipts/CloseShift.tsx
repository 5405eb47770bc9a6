import { parseMoney } from '@siren/domain/money';
import { cashDifference, closingProblem, isUnsettled, REASON_MAX } from '@siren/domain/receipts';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { formatExactMoney, plural } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTell } from '../../staff/kit/index.ts';
import * as css from '../panels.css.ts';
import type { Shift, ShiftAnswer } from './answers.ts';

export interface CloseShiftProps {
  shift: Shift;
  hindering: ShiftAnswer['hindering'];
  /** `seen`: what was to be in the drawer by what is shown. */
  onClose(wish: { id: number; counted: number; cause: string; seen: number }): Promise<unknown>;
}

/** So many receipts are told by number: the list beside has them all. */
const NAMED_MAX = 12;

function Orders({ receipts }: { receipts: ShiftAnswer['hindering'] }) {
  const more = receipts.length - NAMED_MAX;
  return (
    <>
      {receipts.slice(0, NAMED_MAX).map(({ id, order }) => (
        <span key={id}>
          <Link render={<RouterLink to={`/receipts/${id}`} />}>№&nbsp;{order}</Link>{' '}
        </span>
      ))}
      {more > 0 && `и\u00a0ещё ${more} в\u00a0списке чеков`}
    </>
  );
}

interface AgainstProps {
  hindering: ShiftAnswer['hindering'];
  /** Moves of cash that the register has not answered. */
  moves: number;
  carried: Shift['carried'];
}

/** What stands against closing, and what the next shift takes over. */
function Against({ hindering, moves, carried }: AgainstProps) {
  const [one, few, many] = ['чек перейдёт', 'чека перейдут', 'чеков перейдут'];
  return (
    <>
      {hindering.length > 0 && (
        <Callout
          tone="caution"
          title="Смену не&nbsp;закрыть: касса ещё не&nbsp;ответила, пробиты&nbsp;ли чеки"
        >
          <Orders receipts={hindering} />
        </Callout>
      )}
      {moves > 0 && (
        <Callout
          tone="caution"
          title="Смену не&nbsp;закрыть: касса ещё не&nbsp;ответила, провела&nbsp;ли движение наличных"
        />
      )}
      {carried.length > 0 && (
        <Callout
          title={`${carried.length}\u00a0${plural(carried.length, [one, few, many])} в\u00a0следующую смену`}
        >
          <Orders receipts={carried} />
        </Callout>
      )}
    </>
  );
}

/** Cash is counted and the shift closed; what stands against it is linked, and what goes over to the next one. */
export function CloseShift({ shift, hindering, onClose }: CloseShiftProps) {
  const { id, expected, carried } = shift;
  const tell = useTell();
  const [typed, setTyped] = useState('');
  const [cause, setCause] = useState('');
  const [closing, setClosing] = useState(false);
  const counted = parseMoney(typed);
  const difference = counted === null ? 0 : cashDifference(expected, counted);
  const moves = shift.moves.filter(({ status }) => isUnsettled(status)).length;
  const problem = closingProblem({ receipts: hindering.length, moves, cause, difference });

  async function close(): Promise<void> {
    if (closing || counted === null) return;
    setClosing(true);
    try {
      await onClose({ id, counted, cause, seen: expected });
    } catch (error) {
      tell.failed(error);
    } finally {
      setClosing(false);
    }
  }
  return (
    <div className={css.panelHead}>
      <TextField
        label="Пересчитано в ящике"
        inputMode="decimal"
        value={typed}
        onValueChange={setTyped}
        {...(difference !== 0 && {
          hint: `${difference < 0 ? 'Не\u00a0хватает' : 'Лишние'} ${formatExactMoney(Math.abs(difference))}: должно быть ${formatExactMoney(expected)}`,
        })}
      />
      {difference !== 0 && (
        <TextField
          label="Причина расхождения"
          maxLength={REASON_MAX}
          value={cause}
          onValueChange={setCause}
        />
      )}
      <Against hindering={hindering} moves={moves} carried={carried} />
      <Button
        variant="line"
        loading={closing}
        disabled={counted === null || problem !== null}
        onClick={() => void close()}
      >
        Закрыть смену
      </Button>
    </div>
  );
}
