import type { PriceChange, PricePreview, SelectedGood } from '@siren/domain/goods';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { formatCount } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import * as css from './Bulk.css.ts';
import { changeOf, firstForm } from './priceForm.ts';
import { PriceFields } from './PriceFields.tsx';
import { PricesPreview } from './PricesPreview.tsx';
import { usePreview } from './usePreview.ts';
import type { AskPreview, ShownPreview } from './usePreview.ts';

export interface PriceDialogProps {
  selected: readonly SelectedGood[];
  /** Regions that have prices. */
  regions: readonly { id: number; name: string }[];
  onClose(): void;
  onConfirm(change: PriceChange, preview: PricePreview): void;
}

const askPrices: AskPreview<{ change: PriceChange; goods: number[] }, PricePreview> = (api, wish, options) =>
  api.call('/api/admin/catalog/preview-prices', wish, options);

function wordsOf(
  change: PriceChange | null,
  { preview, pending, error }: ShownPreview<PricePreview>,
): string {
  if (change === null || error !== null) return 'Изменить цены';
  if (pending || !preview) return 'Считаем…';
  if (preview.changed === 0) return 'Менять нечего';
  return `Изменить ${formatCount(preview.changed, ['цену', 'цены', 'цен'])}`;
}

/** Changes the prices of the selected goods, once it was seen what becomes of them. */
export function PriceDialog({ selected, regions, onClose, onConfirm }: PriceDialogProps) {
  const [form, setForm] = useState(firstForm);
  const [goods] = useState(() => selected.map(({ id }) => id));
  const change = changeOf(form);
  const shown = usePreview(change && { change, goods }, askPrices);
  const { preview, pending, error } = shown;
  const ready = change !== null && !pending && error === null && preview !== null && preview.changed > 0;
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(open) => !open && onClose()}
      title={`Цены: ${formatCount(selected.length, ['товар', 'товара', 'товаров'])}`}
      footer={
        <div className={css.foot}>
          <Button wide disabled={!ready} onClick={() => ready && onConfirm(change, preview)}>
            {wordsOf(change, shown)}
          </Button>
        </div>
      }
    >
      <Stack gap={5}>
        <PriceFields form={form} regions={regions} onChange={setForm} />
        {change !== null && <PricesPreview {...shown} />}
      </Stack>
    </Dialog>
  );
}
