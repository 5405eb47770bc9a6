import type { SectionChoice, SectionMove, SectionPreview, SelectedGood } from '@siren/domain/goods';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { formatCount } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import * as css from './Bulk.css.ts';
import { SectionFields } from './SectionFields.tsx';
import { firstSectionForm, moveOf } from './sectionForm.ts';
import { SectionsPreview } from './SectionsPreview.tsx';
import { usePreview } from './usePreview.ts';
import type { AskPreview, ShownPreview } from './usePreview.ts';

export interface SectionDialogProps {
  selected: readonly SelectedGood[];
  sections: readonly SectionChoice[];
  onClose(): void;
  onConfirm(change: SectionMove, preview: SectionPreview): void;
}

const askSections: AskPreview<{ change: SectionMove; goods: number[] }, SectionPreview> = (
  api,
  wish,
  options,
) => api.call('/api/admin/catalog/preview-sections', wish, options);

function wordsOf(
  change: SectionMove | null,
  { preview, pending, error }: ShownPreview<SectionPreview>,
): string {
  if (change === null || error !== null) return 'Изменить раздел';
  if (pending || !preview) return 'Считаем…';
  const { length } = preview.goods;
  if (length === 0) return 'Менять нечего';
  return `Изменить раздел у\u00a0${formatCount(length, ['товара', 'товаров', 'товаров'])}`;
}

/** Moves the selected goods between sections, once it was seen which of them go where. */
export function SectionDialog({ selected, sections, onClose, onConfirm }: SectionDialogProps) {
  const [form, setForm] = useState(firstSectionForm);
  const [goods] = useState(() => selected.map(({ id }) => id));
  const change = moveOf(form);
  const shown = usePreview(change && { change, goods }, askSections);
  const { preview, pending, error } = shown;
  const ready = change !== null && !pending && error === null && preview !== null && preview.goods.length > 0;
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(open) => !open && onClose()}
      title={`Раздел: ${formatCount(selected.length, ['товар', 'товара', 'товаров'])}`}
      footer={
        <div className={css.foot}>
          <Button wide disabled={!ready} onClick={() => ready && onConfirm(change, preview)}>
            {wordsOf(change, shown)}
          </Button>
        </div>
      }
    >
      <Stack gap={5}>
        <SectionFields form={form} sections={sections} onChange={setForm} />
        {change !== null && <SectionsPreview shown={shown} sections={sections} />}
      </Stack>
    </Dialog>
  );
}
