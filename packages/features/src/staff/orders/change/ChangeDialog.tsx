import type { StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { Stack } from '@siren/ui/layout';
import { useRef, useState } from 'react';
import { useTell } from '../../kit/index.ts';
import { DropQuestion } from '../DropQuestion.tsx';
import { Outdated } from '../PressTold.tsx';
import { TellBuyer, useTellBuyer } from '../tell/index.ts';
import { Unheard } from '../Unheard.tsx';
import { useClosing } from '../useClosing.ts';
import type { ClosingOptions } from '../useClosing.ts';
import type { OpenOrder } from '../useOrder.ts';
import { foot } from '../OrderScreen.css.ts';
import { ChangeFailed } from './ChangeFailed.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { ChangeServices } from './ChangeServices.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { outcomeOf } from './changeWords.ts';
import { FindGood } from './FindGood.tsx';
import { useOrderChange } from './useOrderChange.ts';
import type { OrderChange } from './useOrderChange.ts';

export interface ChangeDialogProps extends Pick<ClosingOptions, 'onUnsaved' | 'onClose'> {
  shown: StaffOrder;
  open: OpenOrder;
}

/** Changes rows and services of an order, and says what comes of it before it is done. */
export function ChangeDialog(props: ChangeDialogProps) {
  const [base, setBase] = useState(props.shown);
  // Another order to begin with is another wish.
  return <Changing key={base.version} {...props} base={base} onRestart={() => setBase(props.shown)} />;
}

/** What the press does. */
function pressWords(form: OrderChange, was: number): string {
  const { isChanged, quote } = form;
  if (!isChanged) return 'Ничего не\u00a0изменено';
  if (quote?.lines.length === 0) return 'Оставьте хотя бы один товар';
  if (quote && quote.problems.length > 0) return 'Так сохранить нельзя';
  return (quote && outcomeOf(quote, was)?.press) ?? 'Сохранить';
}

interface ChangingProps extends ChangeDialogProps {
  base: StaffOrder;
  onRestart(): void;
}

function Changing({ base, shown, open, onUnsaved, onClose, onRestart }: ChangingProps) {
  const { order } = base;
  const tell = useTell();
  const form = useOrderChange(base, shown, open);
  const { tell: tellsBuyer, box } = useTellBuyer(shown.tells);
  const { isUnheard, saving } = form.press;
  const closing = useClosing({ dirty: form.isChanged, saving, onUnsaved, onClose });

  async function save(): Promise<void> {
    if (!(await form.save(tellsBuyer))) return;
    tell.done(`Заказ № ${order.number} изменён`);
    onClose();
  }
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(next) => !next && closing.ask()}
      title={`Изменить заказ № ${order.number}`}
      footer={
        <div className={foot}>
          <ChangeFailed form={form} />
          <TellBuyer {...box} />
          <Button wide loading={saving} disabled={!form.canSave} onClick={() => void save()}>
            {pressWords(form, order.totals.toPay)}
          </Button>
        </div>
      }
    >
      <Body base={base} form={form} onRestart={onRestart} />
      <DropQuestion
        closing={closing}
        title="Не&nbsp;сохранять изменения?"
        description={'Заказ останется таким, какой он\u00a0есть.'}
        confirmLabel="Не&nbsp;сохранять"
        isUnheard={isUnheard}
      />
    </Dialog>
  );
}

/** The wish; or why it is none any more. */
function Body({ base, form, onRestart }: Pick<ChangingProps, 'base' | 'onRestart'> & { form: OrderChange }) {
  const { order } = base;
  const field = useRef<HTMLInputElement>(null);
  if (form.press.isOutdated)
    return (
      <Outdated
        press={form.press}
        title="Состав заказа уже другой"
        others={'Пока вы\u00a0выбирали, его изменили.'}
        onRestart={onRestart}
      />
    );
  if (!form.isSame && form.press.isUnheard) return <Unheard />;
  return (
    <Stack gap={4}>
      <ChangeRows order={order} form={form} onRemove={() => field.current?.focus()} />
      <FindGood order={order.id} field={field} onAdd={form.addGood} />
      <ChangeServices form={form} />
      <ChangeSummary order={order} form={form} />
    </Stack>
  );
}
