import { newsOfStep } from '@siren/domain/order-messages';
import type { MessageCount } from '@siren/domain/order-messages';
import type { BulkStep, SelectedOrder } from '@siren/domain/orders';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';
import { useTell } from '../kit/index.ts';
import type { BulkJob } from '../kit/index.ts';
import type { AskedStep } from './AskStep.tsx';
import { isReturnable, stepJob } from './orderJobs.ts';

type Step = BulkStep<SelectedOrder>;

/** Takes a step of many orders: at once where it can be taken back and nobody is told of it, else once it was asked about. */
export function useAskedStep(permissions: readonly string[], onRun: (job: BulkJob<SelectedOrder>) => void) {
  const api = useApi();
  const tell = useTell();
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  const [counting, setCounting] = useState(false);
  const run = (step: Step, tells: boolean) => onRun(stepJob(api, step, { permissions, tell: tells }));

  /** What the step would send: before it is taken that is told. */
  async function countOf({ orders }: Step): Promise<MessageCount | null> {
    const ids = orders.map(({ id }) => id);
    const { tells } = await api.call('/api/admin/orders/messages', { orders: ids });
    return tells;
  }

  async function press(step: Step): Promise<void> {
    if (counting) return;
    const returnable = isReturnable(step, permissions);
    const isTold = newsOfStep(step.from, step.to) !== null;
    if (returnable && !isTold) return run(step, false);
    setCounting(true);
    try {
      const count = isTold ? await countOf(step) : null;
      if (returnable && count === null) return run(step, false);
      setAsked({ step, returnable, count });
      setTimes(times + 1);
      setOpen(true);
    } catch (error) {
      tell.failed(error);
    } finally {
      setCounting(false);
    }
  }
  return { press, counting, asked, times, dialog: { open, onOpenChange: setOpen, onConfirm: run } };
}
