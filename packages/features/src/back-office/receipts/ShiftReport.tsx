import { formatExactMoney } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import * as css from '../panels.css.ts';
import { kindWords } from './receiptWords.ts';
import type { Shift } from './answers.ts';
import { CashMoves } from './CashMoves.tsx';
import { drawerOf } from './drawerOf.ts';

function Sum({ word, sum, strong = false }: { word: string; sum: number; strong?: boolean }) {
  return (
    <p className={strong ? `${css.sumRow} ${css.strong}` : css.sumRow}>
      <span>{word}</span>
      <span>{formatExactMoney(sum)}</span>
    </p>
  );
}

/** What was rung up in the shift, and the cash that is to be there. */
export function ShiftReport({ shift }: { shift: Shift }) {
  const { turnover, moves, counted, difference, cause } = shift;
  return (
    <>
      <table className={css.goods}>
        <caption>
          <VisuallyHidden>Отчёт смены</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Вид</th>
            <th scope="col" className={css.numeric}>
              Чеков
            </th>
            <th scope="col" className={css.deskCell}>
              Наличными
            </th>
            <th scope="col" className={css.deskCell}>
              Безналичными
            </th>
            <th scope="col" className={css.deskCell}>
              Предоплатой
            </th>
            <th scope="col" className={css.numeric}>
              Всего
            </th>
          </tr>
        </thead>
        <tbody>
          {turnover.map(({ kind, count, cash, electronically, prepaid, total }) => (
            <tr key={kind}>
              <th scope="row">{kindWords[kind]}</th>
              <td className={css.numeric}>{count}</td>
              <td className={css.deskCell}>{formatExactMoney(cash)}</td>
              <td className={css.deskCell}>{formatExactMoney(electronically)}</td>
              <td className={css.deskCell}>{formatExactMoney(prepaid)}</td>
              <td className={css.numeric}>{formatExactMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CashMoves moves={moves} />
      <div className={css.sums}>
        {drawerOf(shift).map(({ word, sum, strong }) => (
          <Sum key={word} word={word} sum={sum} strong={strong} />
        ))}
        {counted !== null && <Sum word="Пересчитано" sum={counted} />}
        {difference !== null && <Sum word="Расхождение" sum={difference} />}
        {cause !== '' && <p>{cause}</p>}
      </div>
    </>
  );
}
