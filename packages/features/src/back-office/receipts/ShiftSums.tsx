import { formatExactMoney } from '@siren/ui/format';
import { Facts, Rows } from '../../staff/orders/papers/index.ts';
import { momentText } from '../moments.ts';
import type { Shift } from './answers.ts';
import { drawerOf } from './drawerOf.ts';
import { kindWords, lateWords, moveWords } from './receiptWords.ts';

/** On paper: what was rung up in a shift, cash that was moved, and how the cash in the drawer came about. */
export function ShiftSums({ shift }: { shift: Shift }) {
  const { counted, difference } = shift;
  return (
    <>
      <Turnover shift={shift} />
      <Moves moves={shift.moves} />
      <Facts
        pairs={[
          ...drawerOf(shift).map(({ word, sum }) => [word, formatExactMoney(sum)] as const),
          ['Пересчитано', counted === null ? null : formatExactMoney(counted)],
          ['Расхождение', difference === null ? null : formatExactMoney(difference)],
          ['Причина', shift.cause || null],
        ]}
      />
    </>
  );
}

function Turnover({ shift: { turnover } }: { shift: Shift }) {
  if (turnover.length === 0) return <p>Чеков в&nbsp;смене ещё нет.</p>;
  return (
    <Rows
      label="Чеки смены"
      head={
        <>
          <th scope="col">Вид</th>
          <th scope="col">Чеков</th>
          <th scope="col">Наличными</th>
          <th scope="col">Безналичными</th>
          <th scope="col">Предоплатой</th>
          <th scope="col">Всего</th>
        </>
      }
    >
      <tbody>
        {turnover.map(({ kind, count, cash, electronically, prepaid, total }) => (
          <tr key={kind}>
            <th scope="row">{kindWords[kind]}</th>
            <td data-kind="number">{count}</td>
            <td data-kind="number">{formatExactMoney(cash)}</td>
            <td data-kind="number">{formatExactMoney(electronically)}</td>
            <td data-kind="number">{formatExactMoney(prepaid)}</td>
            <td data-kind="number">{formatExactMoney(total)}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

function Moves({ moves }: Pick<Shift, 'moves'>) {
  const told = moves.filter(({ status, counts }) => counts || status === 'done');
  if (told.length === 0) return null;
  return (
    <Rows
      label="Внесения и изъятия"
      head={
        <>
          <th scope="col">Движение наличных</th>
          <th scope="col">Когда</th>
          <th scope="col">Причина</th>
          <th scope="col">Сумма</th>
        </>
      }
    >
      <tbody>
        {told.map(({ id, kind, at, reason, by, amount, ...move }) => (
          <tr key={id}>
            <th scope="row">{moveWords[kind]}</th>
            <td>{momentText(at)}</td>
            <td>{[reason, by, lateWords(move)].filter(Boolean).join(', ')}</td>
            <td data-kind="number">{formatExactMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}
