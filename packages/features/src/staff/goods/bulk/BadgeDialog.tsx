import type { BadgeChoice, SelectedGood } from '@siren/domain/goods';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { formatCount } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import * as css from './Bulk.css.ts';

export interface BadgeDialogProps {
  selected: readonly SelectedGood[];
  /** Those that staff put on goods: one at least. */
  badges: readonly BadgeChoice[];
  onClose(): void;
  onConfirm(badge: BadgeChoice, on: boolean): void;
}

const PUT = 'put';
const TAKE = 'take';

/** Puts one badge on the selected goods, or takes it off. */
export function BadgeDialog({ selected, badges, onClose, onConfirm }: BadgeDialogProps) {
  const [deed, setDeed] = useState<string>(PUT);
  const [chosen, setChosen] = useState(String(badges[0]?.id ?? ''));
  const badge = badges.find(({ id }) => String(id) === chosen);
  const goods = formatCount(selected.length, ['товар', 'товара', 'товаров']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Бейдж: ${goods}`}
      footer={
        <div className={css.foot}>
          <Button wide disabled={!badge} onClick={() => badge && onConfirm(badge, deed === PUT)}>
            {deed === PUT ? 'Поставить бейдж' : 'Снять бейдж'}
          </Button>
        </div>
      }
    >
      <Stack gap={5}>
        <Select
          label="Бейдж"
          value={chosen}
          options={badges.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={setChosen}
        />
        <RadioGroup label="Что сделать" value={deed} onValueChange={setDeed}>
          <Radio value={PUT}>Поставить</Radio>
          <Radio value={TAKE}>Снять</Radio>
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
