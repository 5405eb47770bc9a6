import type { SavedView } from '@siren/contract/views';
import { VIEW_NAME_MAX } from '@siren/domain/lists';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Checkbox } from '@siren/ui/checkbox';
import { TextField } from '@siren/ui/field';
import { Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../useTell.ts';

/** What a view is called, and whose it is. */
export type ViewWords = Pick<SavedView, 'name' | 'shared'>;

export interface ViewDialogProps {
  /** The one that is changed; null for a new one. */
  view: SavedView | null;
  onSave: (words: ViewWords) => Promise<void>;
  onClose: () => void;
}

/** Asks what a view is to be called, and who is to see it. */
export function ViewDialog({ view, onSave, onClose }: ViewDialogProps) {
  const tell = useTell();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const isNameless = name.trim() === '';

  async function save(): Promise<void> {
    if (isNameless) throw new Error('no name');
    await onSave({ name, shared });
    tell.done('Вид сохранён');
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={view ? 'Изменить вид' : 'Сохранить вид'}
      description="Вид помнит поиск, фильтры, порядок строк и&nbsp;столбцы."
      confirmLabel="Сохранить"
      describeError={(error) => (isNameless ? 'Напишите название.' : errorText(error))}
      onConfirm={save}
    >
      <Stack gap={3}>
        <TextField
          label="Название"
          autoComplete="off"
          maxLength={VIEW_NAME_MAX}
          value={name}
          onValueChange={setName}
        />
        <Checkbox checked={shared} onCheckedChange={setShared}>
          Виден всем
        </Checkbox>
      </Stack>
    </AlertDialog>
  );
}
