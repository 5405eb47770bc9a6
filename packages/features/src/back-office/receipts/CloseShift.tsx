import { parseMoney } from '@siren/domain/money';
import { cashDifference, closingProblem } from '@siren/domain/receipts';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { TextField } from '@siren/ui/field';
import { formatExactMoney } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTell } from '../../staff/kit/index.ts';
import * as css from '../panels.css.ts';
import type { Shift, ShiftAnswer } from './answers.ts';

export interface CloseShiftProps {
  shift: Shift;
  hindering: ShiftAnswer['hindering'];
  onClose(wish: { id: number; counted: number; cause: string }): Promise<unknown>;
}

/** Cash is counted and the shift closed; what stands against it is linked. */
export function CloseShift({ shift: { id, expected }, hindering, onClose }: CloseShiftProps) {
  const tell = useTell();
  const [typed, setTyped] = useState('');
  const [cause, setCause] = useState('');
  const [closing, setClosing] = useState(false);
  const counted = parseMoney(typed);
  const difference = counted === null ? 0 : cashDifference(expected, counted);
  const problem = closingProblem({ open: hindering.length, cause, difference });

  async function close(): Promise<void> {
    if (closing || counted === null) return;
    setClosing(true);
    try {
      await onClose({ id, counted, cause });
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
      {difference !== 0 && <TextField label="Причина расхождения" value={cause} onValueChange={setCause} />}
      {hindering.length > 0 && (
        <Callout tone="caution" title="Смену не закрыть: чеки не пробиты">
          {hindering.map(({ id: receipt, order }) => (
            <span key={receipt}>
              <Link render={<RouterLink to={`/receipts/${receipt}`} />}>№&nbsp;{order}</Link>{' '}
            </span>
          ))}
        </Callout>
      )}
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
