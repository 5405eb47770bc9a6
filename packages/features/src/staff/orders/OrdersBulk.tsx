import { SELECTED_MAX } from '@siren/domain/lists';
import { bulkSteps } from '@siren/domain/orders';
import type { BulkStep, SelectedOrder } from '@siren/domain/orders';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';
import type { BulkJob } from '../kit/index.ts';
import { PrintMenu } from './PrintMenu.tsx';
import { assignJob, bulkWord, isReturnable, stepJob } from './orderJobs.ts';

export interface OrdersBulkProps {
  selected: readonly SelectedOrder[];
  /** How many orders the filter has. */
  total: number;
  /** Nothing else is begun meanwhile. */
  working: boolean;
  onRun: (job: BulkJob<SelectedOrder>) => void;
  onSelectAll: () => Promise<void>;
}

/** What can be done with the selected orders: each step with how many can take it, where not all of them can. */
export function OrdersBulk({ selected, total, working, onRun, onSelectAll }: OrdersBulkProps) {
  const api = useApi();
  const { data: me } = useResource(meResource);
  const [asked, setAsked] = useState<BulkStep<SelectedOrder> | null>(null);
  const [asking, setAsking] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const permissions = me?.permissions ?? [];
  const free = selected.filter(({ responsible }) => responsible === null);
  const colleagues = selected.filter(
    ({ responsible }) => responsible !== null && responsible !== me?.user.id,
  );
  const countOf = (count: number) => (count === selected.length ? '' : `\u00a0${formatNumber(count)}`);

  function press(step: BulkStep<SelectedOrder>): void {
    if (isReturnable(step, permissions)) return onRun(stepJob(api, step, permissions));
    setAsked(step);
    setAsking(true);
  }
  async function selectAll(): Promise<void> {
    setSelecting(true);
    await onSelectAll();
    setSelecting(false);
  }
  return (
    <>
      {bulkSteps(selected, permissions).map((step) => (
        <Button
          key={`${step.from} ${step.to}`}
          size="s"
          variant="line"
          disabled={working}
          onClick={() => press(step)}
        >
          {bulkWord(step)}
          {countOf(step.orders.length)}
        </Button>
      ))}
      {me && free.length > 0 && (
        <Button size="s" variant="line" disabled={working} onClick={() => onRun(assignJob(api, free))}>
          Взять себе{countOf(free.length)}
        </Button>
      )}
      {me && colleagues.length > 0 && (
        <FromColleagues
          orders={colleagues}
          working={working}
          onConfirm={() => onRun(assignJob(api, colleagues))}
        />
      )}
      {selected.length > 0 && <PrintMenu size="s" disabled={working} ids={selected.map(({ id }) => id)} />}
      {selected.length < total && total <= SELECTED_MAX && (
        <Link dashed render={<button type="button" disabled={selecting} onClick={() => void selectAll()} />}>
          Выбрать все {formatNumber(total)} по&nbsp;фильтру
        </Link>
      )}
      {asked && (
        <NoWayBack
          step={asked}
          open={asking}
          onOpenChange={setAsking}
          onConfirm={() => onRun(stepJob(api, asked, permissions))}
        />
      )}
    </>
  );
}

interface FromColleaguesProps {
  orders: readonly SelectedOrder[];
  working: boolean;
  onConfirm: () => void;
}

/** Takes orders that somebody looks after already: not without a question. */
function FromColleagues({ orders, working, onConfirm }: FromColleaguesProps) {
  const [asking, setAsking] = useState(false);
  const count = formatCount(orders.length, ['заказ', 'заказа', 'заказов']);
  return (
    <>
      <Button size="s" variant="line" disabled={working} onClick={() => setAsking(true)}>
        Забрать у&nbsp;коллег&nbsp;{formatNumber(orders.length)}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Забрать у\u00a0коллег ${count}?`}
        description="Их&nbsp;уже ведёт кто-то другой."
        confirmLabel="Забрать"
        onConfirm={onConfirm}
      />
    </>
  );
}

interface NoWayBackProps {
  step: BulkStep<SelectedOrder>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a step of many orders that nobody can take back. */
function NoWayBack({ step, ...dialog }: NoWayBackProps) {
  const word = bulkWord(step);
  const count = formatCount(step.orders.length, ['заказ', 'заказа', 'заказов']);
  return (
    <AlertDialog
      {...dialog}
      title={`${word}: ${count}?`}
      description="Вернуть этот шаг нельзя."
      confirmLabel={word}
    />
  );
}
