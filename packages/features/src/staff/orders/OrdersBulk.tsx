import { SELECTED_MAX } from '@siren/domain/lists';
import { bulkSteps } from '@siren/domain/orders';
import type { SelectedOrder } from '@siren/domain/orders';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { formatCount, formatNumber } from '@siren/ui/format';
import { useState } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { meResource, SelectAll } from '../kit/index.ts';
import type { BulkBar } from '../kit/index.ts';
import { PrintMenu } from './PrintMenu.tsx';
import { AskStep } from './AskStep.tsx';
import { assignJob, bulkWord } from './orderJobs.ts';
import { useAskedStep } from './useAskedStep.ts';

export interface OrdersBulkProps {
  bar: BulkBar<SelectedOrder>;
}

/** What can be done with the selected orders: each step with how many can take it, where not all of them can. */
export function OrdersBulk({ bar }: OrdersBulkProps) {
  const { selected, working, onRun } = bar;
  const api = useApi();
  const { data: me } = useResource(meResource);
  const permissions = me?.permissions ?? [];
  const ask = useAskedStep(permissions, onRun);
  const free = selected.filter(({ responsible }) => responsible === null);
  const colleagues = selected.filter(
    ({ responsible }) => responsible !== null && responsible !== me?.user.id,
  );
  const countOf = (count: number) => (count === selected.length ? '' : `\u00a0${formatNumber(count)}`);
  return (
    <>
      {bulkSteps(selected, permissions).map((step) => (
        <Button
          key={`${step.from} ${step.to}`}
          size="s"
          variant="line"
          disabled={working || ask.counting}
          onClick={() => void ask.press(step)}
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
      <SelectAll bar={bar} max={SELECTED_MAX} />
      {ask.asked && <AskStep key={ask.times} {...ask.asked} {...ask.dialog} />}
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
