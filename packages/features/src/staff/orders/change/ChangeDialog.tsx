import type { StaffOrder } from '@siren/domain/orders';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Dialog } from '@siren/ui/dialog';
import { Stack } from '@siren/ui/layout';
import { useRef, useState } from 'react';
import { useHoldTab, useTell } from '../../kit/index.ts';
import { TellBuyer, useTellBuyer } from '../tell/index.ts';
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

export interface ChangeDialogProps {
  shown: StaffOrder;
  open: OpenOrder;
  onClose(): void;
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

function Changing({ base, shown, open, onClose, onRestart }: ChangingProps) {
  const { order } = base;
  const tell = useTell();
  const form = useOrderChange(base, shown, open);
  const { tell: tellsBuyer, box } = useTellBuyer(shown.tells);
  const [leaving, setLeaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useHoldTab(form.isChanged);

  async function save(): Promise<void> {
    if (!(await form.save(tellsBuyer))) return;
    tell.done(`Заказ № ${order.number} изменён`);
    onClose();
  }
  function leave(): void {
    if (form.saving) return;
    if (form.isChanged) setLeaving(true);
    else onClose();
  }
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(next) => !next && leave()}
      title={`Изменить заказ № ${order.number}`}
      footer={
        <div className={foot}>
          <ChangeFailed form={form} />
          <TellBuyer {...box} />
          <Button wide loading={form.saving} disabled={!form.canSave} onClick={() => void save()}>
            {pressWords(form, order.totals.toPay)}
          </Button>
        </div>
      }
    >
      <Stack gap={4}>
        {form.isOutdated ? (
          <Callout
            tone="caution"
            role="alert"
            title="Состав заказа уже другой"
            action={
              <Button size="s" variant="line" onClick={onRestart}>
                Начать заново
              </Button>
            }
          >
            Пока вы&nbsp;выбирали, его изменили. Посмотрите, каким он стал, и&nbsp;начните с&nbsp;него.
          </Callout>
        ) : (
          <>
            <ChangeRows order={order} form={form} onRemove={() => field.current?.focus()} />
            <FindGood order={order.id} field={field} onAdd={form.addGood} />
            <ChangeServices form={form} />
            <ChangeSummary order={order} form={form} />
          </>
        )}
      </Stack>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Не&nbsp;сохранять изменения?"
        description="Заказ останется таким, какой он&nbsp;есть."
        confirmLabel="Не&nbsp;сохранять"
        cancelLabel="Остаться"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
