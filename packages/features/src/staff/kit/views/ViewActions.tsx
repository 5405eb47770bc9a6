import type { SavedView } from '@siren/contract/views';
import { Button } from '@siren/ui/button';
import { Inline } from '@siren/ui/layout';
import { useState } from 'react';
import { useTell } from '../useTell.ts';
import { DeleteView } from './DeleteView.tsx';
import { ViewDialog } from './ViewDialog.tsx';
import type { ViewWords } from './ViewDialog.tsx';

export interface ViewActionsProps {
  /** The view that is open. */
  open: SavedView | undefined;
  /** The list shows something else by now. */
  changed: boolean;
  mayChange: boolean;
  /** There is something to save. */
  isNarrowed: boolean;
  onSave: (words: ViewWords, seen: SavedView | null) => Promise<void>;
  /** Shows what the view shows. */
  onReset: () => void;
  onDelete: (view: SavedView) => Promise<void>;
}

/** Which dialog is open: for a new view, for the one that is open, or none. */
type Asking = 'new' | 'open' | null;

/** What can be done with the view that is open, or with a list that is none yet. */
export function ViewActions({
  open,
  changed,
  mayChange,
  isNarrowed,
  onSave,
  onReset,
  onDelete,
}: ViewActionsProps) {
  const tell = useTell();
  const [asking, setAsking] = useState<Asking>(null);
  const seen = asking === 'open' && open ? open : null;

  const keep = (view: SavedView) =>
    onSave({ name: view.name, shared: view.shared }, view).then(() => tell.done('Вид сохранён'), tell.failed);
  const settled = open && !changed;
  return (
    <>
      {(open || isNarrowed) && (
        <Inline gap={2}>
          {open && changed && mayChange && (
            <Button size="s" variant="line" onClick={() => void keep(open)}>
              Сохранить
            </Button>
          )}
          {open && changed && (
            <Button size="s" variant="line" onClick={onReset}>
              Сбросить
            </Button>
          )}
          {!settled && (
            <Button size="s" variant="line" onClick={() => setAsking('new')}>
              {open ? 'Сохранить как новый вид…' : 'Сохранить вид…'}
            </Button>
          )}
          {settled && mayChange && (
            <>
              <Button size="s" variant="line" onClick={() => setAsking('open')}>
                Изменить вид…
              </Button>
              <DeleteView view={open} onDelete={onDelete} />
            </>
          )}
        </Inline>
      )}
      {asking && (
        <ViewDialog view={seen} onSave={(words) => onSave(words, seen)} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
