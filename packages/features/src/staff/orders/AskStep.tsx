import type { BulkStep, SelectedOrder } from '@siren/domain/orders';
import type { MessageCount } from '@siren/domain/order-messages';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { formatCount } from '@siren/ui/format';
import { bulkWord } from './orderJobs.ts';
import { TellBuyer, useTellBuyer } from './tell/index.ts';

/** A step of several orders, as it is asked about. */
export interface AskedStep {
  step: BulkStep<SelectedOrder>;
  /** Whether it can be taken back. */
  returnable: boolean;
  /** What it would send; null where buyers are told nothing of it. */
  count: MessageCount | null;
}

export interface AskStepProps extends AskedStep {
  open: boolean;
  onOpenChange(open: boolean): void;
  onConfirm(step: BulkStep<SelectedOrder>, tell: boolean): void;
}

/** Asks before a step of many orders that nobody can take back, or of which their buyers are told. */
export function AskStep({ step, returnable, count, open, onOpenChange, onConfirm }: AskStepProps) {
  const word = bulkWord(step);
  const orders = formatCount(step.orders.length, ['заказ', 'заказа', 'заказов']);
  const { tell, box } = useTellBuyer(count);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${word}: ${orders}?`}
      description={
        returnable ? 'Шаг можно вернуть, сообщения покупателям\u00a0— нет.' : 'Вернуть этот шаг нельзя.'
      }
      confirmLabel={word}
      onConfirm={() => onConfirm(step, tell)}
    >
      {count && <TellBuyer {...box} />}
    </AlertDialog>
  );
}
