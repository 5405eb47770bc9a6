import { AlertDialog } from '@siren/ui/alert-dialog';
import { formatCount } from '@siren/ui/format';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { EntryUses } from './EntryUses.tsx';
import type { EntryUsesProps } from './EntryUses.tsx';

export interface DeleteEntryProps extends EntryUsesProps {
  name: string;
  /** In how many orders it stands. */
  uses: number;
  /** Switches it off; null where it is off. */
  off: (() => Promise<void>) | null;
  onDelete(): Promise<void>;
}

/** Deletes an entry, after a question: it cannot be brought back. One that is used can be switched off instead. */
export function DeleteEntry({ name, at, uses, off, onDelete }: DeleteEntryProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const used = uses > 0;

  async function remove(): Promise<void> {
    await onDelete();
    tell.done('Запись удалена');
  }
  async function switchOff(): Promise<void> {
    await off?.();
    tell.done('Запись выключена');
  }
  const orders = formatCount(uses, ['заказ', 'заказа', 'заказов']);
  return (
    <>
      <IconButton label={`Удалить: ${name}`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={used ? 'Эту запись не\u00a0удалить' : 'Удалить запись?'}
        description={
          used
            ? `${name}. С\u00a0ней ${orders}. Выключенную нигде не\u00a0предложат, в\u00a0заказах она останется.`
            : `${name}. Вернуть её будет нельзя: понадобится\u00a0— добавьте снова.`
        }
        confirmLabel={used ? (off ? 'Выключить' : 'Понятно') : 'Удалить'}
        tone={used ? 'neutral' : 'danger'}
        describeError={errorText}
        onConfirm={used ? (off ? switchOff : () => {}) : remove}
      >
        {used && asking && <EntryUses at={at} />}
      </AlertDialog>
    </>
  );
}
