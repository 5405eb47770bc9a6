import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { EntryUses } from './EntryUses.tsx';
import { goodsWith } from './goodsWith.ts';
import { usesWords } from './entryWords.ts';

export interface DeleteEntryProps {
  name: string;
  declaration: ReferenceDeclaration;
  entry: ReferenceEntry;
  /** Switches it off; null where it is off. */
  off: (() => Promise<void>) | null;
  /** Has another one chosen to take its place; null where none can. */
  onReplace: (() => void) | null;
  onDelete(): Promise<void>;
}

/** Deletes an entry, after a question: it cannot be brought back. One that is used is switched off or replaced instead. */
export function DeleteEntry({ name, declaration, entry, off, onReplace, onDelete }: DeleteEntryProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const used = entry.uses > 0;
  const goods = goodsWith(declaration, entry);

  async function remove(): Promise<void> {
    await onDelete();
    tell.done('Запись удалена');
  }
  async function switchOff(): Promise<void> {
    await off?.();
    tell.done('Запись выключена');
  }
  const instead = onReplace
    ? { label: 'Заменить другим…', act: onReplace, follows: 'Выберите бренд, который займёт его место.' }
    : {
        ...(off ? { label: 'Выключить', act: switchOff } : { label: 'Понятно', act: () => {} }),
        follows:
          declaration.standsIn === 'goods'
            ? 'Выключенной в\u00a0магазине не\u00a0видно.'
            : 'Выключенную нигде не\u00a0предложат, в\u00a0заказах она останется.',
      };
  return (
    <>
      <IconButton label={`Удалить: ${name}`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={used ? 'Эту запись не\u00a0удалить' : 'Удалить запись?'}
        description={
          used
            ? `${name}. С\u00a0ней ${usesWords(declaration, entry.uses)}. ${instead.follows}`
            : `${name}. ${
                declaration.madeBy === 'goods'
                  ? 'Товаров с\u00a0ней нет. Назовёт её импорт\u00a0— появится снова.'
                  : 'Вернуть её будет нельзя: понадобится\u00a0— добавьте снова.'
              }`
        }
        confirmLabel={used ? instead.label : 'Удалить'}
        tone={used ? 'neutral' : 'danger'}
        describeError={errorText}
        onConfirm={used ? instead.act : remove}
      >
        {used && asking && goods && (
          <Link render={<RouterLink to={goods.path} />}>Показать {usesWords(declaration, entry.uses)}</Link>
        )}
        {used && asking && goods === null && <EntryUses at={{ id: declaration.id, entry: entry.id }} />}
      </AlertDialog>
    </>
  );
}
