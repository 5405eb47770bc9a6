import { returnCauses } from '@siren/domain/returns';
import type { StaffOrder } from '@siren/domain/orders';
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
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import * as css from './OrderScreen.css.ts';
import { backWords } from './returnWords.ts';
import { returnWords } from '../kit/index.ts';
import { TellBuyer, useTellBuyer } from './tell/index.ts';
import type { OpenOrder } from './useOrder.ts';
import { useReturn, WRITTEN_OFF } from './useReturn.ts';
import type { ReturnForm } from './useReturn.ts';

export interface ReturnDialogProps {
  shown: StaffOrder;
  open: OpenOrder;
  onClose(): void;
}

/** Takes back what a buyer brings: which rows, why, where to; and says what goes back and how before it is done. */
export function ReturnDialog({ shown, open, onClose }: ReturnDialogProps) {
  const { order, stores } = shown;
  const tell = useTell();
  const form = useReturn(shown);
  const { tell: tellsBuyer, box } = useTellBuyer(shown.tells);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const nothing = form.wish.goods.length + form.wish.services.length === 0;

  async function take(): Promise<void> {
    if (saving || nothing) return;
    setSaving(true);
    setError(null);
    try {
      const store = form.store === WRITTEN_OFF ? null : Number(form.store);
      await open.takeBack({
        ...form.wish,
        goods: [...form.wish.goods],
        services: [...form.wish.services],
        cause: form.cause,
        store,
        idempotencyKey: form.key,
        tell: tellsBuyer,
      });
      tell.done(`Возврат на ${formatExactMoney(form.value)} оформлен`);
      onClose();
    } catch (refused) {
      setError(refused);
    } finally {
      setSaving(false);
    }
  }
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(next) => !next && !saving && onClose()}
      title={`Возврат по заказу № ${order.number}`}
      footer={
        <div className={css.foot}>
          <TellBuyer {...box} />
          <Button wide loading={saving} disabled={nothing} onClick={() => void take()}>
            {nothing ? 'Выберите, что возвращают' : `Вернуть ${formatExactMoney(form.value)}`}
          </Button>
        </div>
      }
    >
      <Stack gap={4}>
        <Rows shown={shown} form={form} />
        <Select
          label="Причина"
          value={form.cause}
          options={returnCauses.map((cause) => ({ value: cause, label: returnWords[cause] }))}
          onValueChange={form.setCause}
        />
        {form.wish.goods.length > 0 && (
          <Select
            label="Куда товар"
            value={form.store}
            options={[
              ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: WRITTEN_OFF, label: 'Списать' },
            ]}
            onValueChange={form.setStore}
          />
        )}
        {!nothing && <Callout title="Клиенту вернётся:">{backWords(shown, form)}</Callout>}
        {error !== null && (
          <Callout tone="critical" role="alert">
            {errorText(error)}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

function Rows({ shown: { order }, form }: { shown: StaffOrder; form: ReturnForm }) {
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
