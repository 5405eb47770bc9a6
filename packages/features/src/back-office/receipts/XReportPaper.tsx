import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatExactMoney } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Skeleton } from '@siren/ui/skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import {
  Facts,
  PaperBar,
  PaperFrame,
  Rows,
  Sheet,
  Signs,
  usePrintOnce,
} from '../../staff/orders/papers/index.ts';
import { momentText } from '../moments.ts';
import { shiftResource } from '../resources.ts';
import type { Shift, ShiftAnswer } from './answers.ts';
import { drawerOf } from './drawerOf.ts';
import { kindWords, moveWords } from './receiptWords.ts';

/** The report of a shift that goes on: what was rung up by now, and the cash that is to be there (behaviour office-29). */
export function XReportPaper() {
  const { data, error, mutate } = useResource(shiftResource);
  usePrintOnce(data?.shift?.state === 'open');
  return (
    <PaperFrame title="X-отчёт">
      <PaperBar>
        <Button onClick={() => window.print()}>Печать</Button>
        <Link render={<RouterLink to="/receipts/shift" />}>К&nbsp;смене</Link>
      </PaperBar>
      {data ? (
        <Drawn answer={data} />
      ) : error === undefined ? (
        <Skeleton shape="tile" height="24em" />
      ) : (
        <LoadFailed
          title={'Не\u00a0получилось собрать отчёт'}
          level={1}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
    </PaperFrame>
  );
}

function Drawn({ answer: { shift, at, hindering } }: { answer: ShiftAnswer }) {
  if (shift?.state !== 'open')
    return (
      <EmptyState role="alert" title="Смена не&nbsp;открыта" text="X-отчёт снимают, пока смена открыта." />
    );
  const open = hindering.length + shift.carried.length;
  return (
    <Sheet title={`X-отчёт${shift.number === null ? '' : `, смена ${shift.number}`}`} mark={momentText(at)}>
      <Facts
        pairs={[
          ['Отчёт', 'без закрытия смены'],
          ['Открыта', [momentText(shift.openedAt), shift.openedBy].filter(Boolean).join(', ')],
          ['Чеков не\u00a0пробито', open === 0 ? null : String(open)],
        ]}
      />
      <Turnover shift={shift} />
      <Moves moves={shift.moves} />
      <Facts pairs={drawerOf(shift).map(({ word, sum }) => [word, formatExactMoney(sum)])} />
      <Signs words={['Кассир', 'Старший смены']} />
    </Sheet>
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
  const counted = moves.filter(({ status }) => status !== 'failed');
  if (counted.length === 0) return null;
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
        {counted.map(({ id, kind, at, reason, by, amount }) => (
          <tr key={id}>
            <th scope="row">{moveWords[kind]}</th>
            <td>{momentText(at)}</td>
            <td>{[reason, by].filter(Boolean).join(', ')}</td>
            <td data-kind="number">{formatExactMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}
