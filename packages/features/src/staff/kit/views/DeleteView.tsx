import type { SavedView } from '@siren/contract/views';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../useTell.ts';

interface DeleteViewProps {
  view: SavedView;
  onDelete: (view: SavedView) => Promise<void>;
}

/** Deletes a view once that was asked. */
export function DeleteView({ view, onDelete }: DeleteViewProps) {
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="s" variant="line" onClick={() => setAsking(true)}>
        Удалить вид…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Удалить вид «${view.name}»?`}
        description={
          view.shared ? 'Он пропадёт у\u00a0всех. Список останется как есть.' : 'Список останется как есть.'
        }
        confirmLabel="Удалить"
        tone="danger"
        describeError={errorText}
        onConfirm={async () => {
          await onDelete(view);
          tell.done('Вид удалён');
        }}
      />
    </>
  );
}
