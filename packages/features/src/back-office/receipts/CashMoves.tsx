import { formatExactMoney } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { timeText } from '../moments.ts';
import * as css from '../panels.css.ts';
import type { Shift } from './answers.ts';
import { lateWords, moveWords } from './receiptWords.ts';

type Move = Shift['moves'][number];

const stands = (move: Move): string => {
  const { status, told } = move;
  const late = lateWords(move);
  if (late !== '') return late;
  if (status === 'failed') return `касса не\u00a0приняла, не\u00a0считаем${told && `: ${told}`}`;
  if (status === 'unknown') return 'касса не\u00a0знает';
  return status === 'done' ? '' : 'ждём кассу';
};

/** Cash that came or went besides receipts, with why and how the register has it. */
export function CashMoves({ moves }: Pick<Shift, 'moves'>) {
  if (moves.length === 0) return null;
  return (
    <table className={css.goods}>
      <caption>
        <VisuallyHidden>Внесения и&nbsp;изъятия</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Движение наличных</th>
          <th scope="col" className={css.numeric}>
            Сумма
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.id}>
            <th scope="row">
              {moveWords[move.kind]}, {timeText(move.at)}
              <span className={css.options}>
                {[move.reason, move.by, stands(move)].filter(Boolean).join(', ')}
              </span>
            </th>
            <td className={css.numeric}>
              {move.kind === 'in' ? '' : '−'}
              {formatExactMoney(move.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
