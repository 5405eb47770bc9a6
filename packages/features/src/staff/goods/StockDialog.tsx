import { stockReasonWords } from '@siren/domain/goods';
import type { StockChange, StoreStock } from '@siren/domain/goods';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import {
  differenceText,
  firstStockForm,
  piecesText,
  reasonsFor,
  stockChangeOf,
  turned,
} from './stockForm.ts';
import type { StockForm } from './stockForm.ts';

export interface StockDialogProps {
  /** What the pieces are of. */
  name: string;
  stock: Pick<StoreStock, 'store' | 'pieces' | 'held'>;
  /** Rejects with the refusal. */
  save(change: StockChange & { idempotencyKey: string }): Promise<unknown>;
  asking: boolean;
  onAsk(yes: boolean): void;
}

/** A form and the key that it is sent by: another form is another change. */
function useStockForm() {
  const [{ form, key }, setState] = useState(() => ({ form: firstStockForm, key: newIdempotencyKey() }));
  const set = (next: StockForm) => setState({ form: next, key: newIdempotencyKey() });
  return { form, key, set };
}

/** Thrown where the form itself says what is missing. */
const unready = new Error('no change');

/** Changes the pieces in a store by a difference, with a reason. */
export function StockDialog({ name, stock, save, asking, onAsk }: StockDialogProps) {
  const tell = useTell();
  const { form, key, set } = useStockForm();
  const [tried, setTried] = useState(false);
  const { store, pieces, held } = stock;
  const found = stockChangeOf(form, stock);
  const change = 'change' in found ? found.change : null;
  const problem = tried && !('change' in found) ? found : {};

  async function send(): Promise<void> {
    setTried(true);
    if (!change) throw unready;
    await save({ idempotencyKey: key, ...change });
    set(firstStockForm);
    setTried(false);
    tell.done(`${store.name}: ${differenceText(change.difference)}`);
  }
  return (
    <AlertDialog
      open={asking}
      onOpenChange={onAsk}
      title={`Остаток: ${store.name}`}
      description={`${name}. Свободно ${piecesText(pieces)}${held > 0 ? `, в\u00a0заказах ${piecesText(held)}` : ''}`}
      confirmLabel="Изменить остаток"
      describeError={(error) => (error === unready ? 'Проверьте число и\u00a0причину.' : errorText(error))}
      onConfirm={send}
    >
      <Stack gap={4}>
        <RadioGroup
          label="Что сделать"
          hideLabel
          layout="wrap"
          value={form.way}
          onValueChange={(way) => set(turned(form, way === 'more' ? 'more' : 'fewer'))}
        >
          <Radio value="fewer">Убавить</Radio>
          <Radio value="more">Прибавить</Radio>
        </RadioGroup>
        <TextField
          label="На&nbsp;сколько, шт."
          inputMode="numeric"
          autoComplete="off"
          value={form.count}
          error={problem.count}
          onValueChange={(count) => set({ ...form, count })}
        />
        <Select
          label="Причина"
          placeholder="Выберите причину"
          options={reasonsFor(form).map((reason) => ({ value: reason, label: stockReasonWords[reason] }))}
          value={form.reason ?? ''}
          error={problem.reason}
          onValueChange={(value) =>
            set({ ...form, reason: reasonsFor(form).find((reason) => reason === value) ?? null })
          }
        />
        <Text size={14} tone="muted" aria-live="polite" numeric>
          {change ? `Станет свободно: ${piecesText(pieces + change.difference)}` : '\u00a0'}
        </Text>
      </Stack>
    </AlertDialog>
  );
}
