import { AlertDialog } from '@siren/ui/alert-dialog';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';

/** Deletes an entry, after a question: it cannot be brought back. */
export function DeleteEntry({ name, onDelete }: { name: string; onDelete: () => Promise<void> }) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    await onDelete();
    tell.done('Запись удалена');
  }
  return (
    <>
      <IconButton label={`Удалить: ${name}`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Удалить запись?"
        description={`${name}. Вернуть её будет нельзя: понадобится\u00a0— добавьте снова.`}
        confirmLabel="Удалить"
        tone="danger"
        describeError={errorText}
        onConfirm={remove}
      />
    </>
  );
}
