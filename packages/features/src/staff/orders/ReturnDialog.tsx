import { returnCauses } from '@siren/domain/returns';
import type { Order, StaffOrder } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Checkbox } from '@siren/ui/checkbox';
import { Dialog } from '@siren/ui/dialog';
import { formatExactMoney } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { QuantityStepper } from '@siren/ui/quantity-stepper';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import { DropQuestion } from './DropQuestion.tsx';
import * as css from './OrderScreen.css.ts';
import { Outdated, PressFailed } from './PressTold.tsx';
import { backWords } from './returnWords.ts';
import { returnWords } from '../kit/index.ts';
import { TellBuyer, useTellBuyer } from './tell/index.ts';
import { Unheard } from './Unheard.tsx';
import { useClosing } from './useClosing.ts';
import type { ClosingOptions } from './useClosing.ts';
import type { OpenOrder } from './useOrder.ts';
import { useReturn, WRITTEN_OFF } from './useReturn.ts';
import type { ReturnForm } from './useReturn.ts';

export interface ReturnDialogProps extends Pick<ClosingOptions, 'onUnsaved' | 'onClose'> {
  shown: StaffOrder;
  open: Pick<OpenOrder, 'takeBack'>;
}

/** Takes back what a buyer brings: which rows, why, where to; and says what goes back and how before it is done. */
export function ReturnDialog(props: ReturnDialogProps) {
  const [base, setBase] = useState(props.shown);
  // Another order to begin with is another wish.
  return <Returning key={base.version} {...props} base={base} onRestart={() => setBase(props.shown)} />;
}

interface ReturningProps extends ReturnDialogProps {
  base: StaffOrder;
  onRestart(): void;
}

function Returning({ base, shown, open, onUnsaved, onClose, onRestart }: ReturningProps) {
  const tell = useTell();
  const form = useReturn(base, shown, open);
  const { press, isNothing, isUnplaced } = form;
  const { tell: tellsBuyer, box } = useTellBuyer(shown.tells);
  const closing = useClosing({ dirty: !isNothing, saving: press.saving, onUnsaved, onClose });
  const button = `Вернуть ${formatExactMoney(form.value)}`;

  async function take(): Promise<void> {
    const made = await form.take(tellsBuyer);
    if (made === null) return;
    tell.done(`Возврат на ${formatExactMoney(made.value)} оформлен`);
    onClose();
  }
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(next) => !next && closing.ask()}
      title={`Возврат по заказу № ${base.order.number}`}
      footer={
        <div className={css.foot}>
          <PressFailed press={press} perhaps="Возможно, возврат уже оформлен" button={button} />
          <TellBuyer {...box} />
          <Button
            wide
            loading={press.saving}
            disabled={isNothing || isUnplaced || !press.canSend}
            onClick={() => void take()}
          >
            {isNothing ? 'Выберите, что возвращают' : isUnplaced ? 'Выберите, куда товар' : button}
          </Button>
        </div>
      }
    >
      {press.isOutdated ? (
        <Outdated
          press={press}
          title="Заказ уже другой"
          others={'Пока вы\u00a0выбирали, по\u00a0нему оформили возврат.'}
          onRestart={onRestart}
        />
      ) : !form.isSame && press.isUnheard ? (
        <Unheard />
      ) : (
        <Choice base={base} form={form} />
      )}
      <DropQuestion
        closing={closing}
        title="Не&nbsp;оформлять возврат?"
        description="Выбранное пропадёт, заказ останется таким, какой он&nbsp;есть."
        confirmLabel="Не&nbsp;оформлять"
        isUnheard={press.isUnheard}
      />
    </Dialog>
  );
}

/** Which rows, why, where to, and what goes back. */
function Choice({ base, form }: { base: StaffOrder; form: ReturnForm }) {
  return (
    <Stack gap={4}>
      <Rows order={base.order} form={form} />
      <Select
        label="Причина"
        value={form.cause}
        options={returnCauses.map((cause) => ({ value: cause, label: returnWords[cause] }))}
        onValueChange={form.setCause}
      />
      {form.wish.goods.length > 0 && (
        <Select
          label="Куда товар"
          placeholder={'Не\u00a0выбрано'}
          value={form.store}
          options={[
            ...base.stores.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: WRITTEN_OFF, label: 'Списать' },
          ]}
          onValueChange={form.setStore}
        />
      )}
      {!form.isNothing && <Callout title="Клиенту вернётся:">{backWords(base, form)}</Callout>}
    </Stack>
  );
}

function Rows({ order, form }: { order: Order; form: ReturnForm }) {
  return (
    <div>
      <Button size="s" variant="line" onClick={form.chooseAll}>
        Все товары
      </Button>
      <ul aria-label="Что возвращают" className={css.list}>
        {order.lines.map((line, at) => {
          const row = form.sold.goods[at];
          const left = row ? row.quantity - row.returned : 0;
          return (
            <li key={`${line.offer}:${line.finalPrice}`} className={css.back}>
              <div>
                <Text size={14} weight="medium">
                  {line.name}
                </Text>
                <Text size={12} tone="muted" numeric>
                  {left === 0
                    ? 'уже вернули'
                    : `${left}\u00a0шт. по\u00a0${formatExactMoney(line.finalPrice)}`}
                </Text>
              </div>
              {left > 0 && (
                <QuantityStepper
                  label={[line.name, line.options].filter(Boolean).join(', ')}
                  size="s"
                  tone="neutral"
                  min={0}
                  max={left}
                  maxReason={`Продано и\u00a0не\u00a0возвращено: ${left}`}
                  value={form.piecesOf(at)}
                  onValueChange={(quantity) => form.setPieces(at, quantity)}
                />
              )}
            </li>
          );
        })}
        {order.services.map(({ key, name, quantity, price }, at) =>
          form.sold.services[at]?.returned === 0 ? (
            <li key={key} className={css.back}>
              <Checkbox
                checked={form.isServiceChosen(at)}
                onCheckedChange={(chosen) => form.chooseService(at, chosen)}
              >
                {quantity > 1 ? `${name}, ${quantity}` : name}
              </Checkbox>
              <Text as="span" size={14} numeric>
                {formatExactMoney(price)}
              </Text>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
