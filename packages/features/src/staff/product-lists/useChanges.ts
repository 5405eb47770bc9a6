import { inverseOf } from '@siren/domain/product-lists';
import type { ListChange } from '@siren/domain/product-lists';
import { useState } from 'react';
import type { SharedList } from './shared/index.ts';

/** A change that its editor made here, and what takes it back. */
interface Step {
  made: ListChange;
  back: ListChange;
}

/** Changes of an editor’s own, taken back and made again one after another: what others made stays. */
export function useChanges(shared: SharedList) {
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  /** Makes a change; false where it changes nothing. */
  const turn = (change: ListChange): Step | null => {
    const back = inverseOf(shared.state().content, change);
    if (back) shared.change(change);
    return back && { made: change, back };
  };
  return {
    last: done.at(-1)?.made ?? null,
    steps: done.length,
    canRedo: undone.length > 0,
    make(change: ListChange): void {
      const step = turn(change);
      if (!step) return;
      setDone((before) => [...before, step]);
      setUndone([]);
    },
    undo(): void {
      const step = done.at(-1);
      if (!step) return;
      setDone(done.slice(0, -1));
      // Where others left nothing of it to be taken back there is nothing to be made again.
      const back = turn(step.back);
      if (back) setUndone([...undone, { made: back.back, back: step.back }]);
    },
    redo(): void {
      const step = undone.at(-1);
      if (!step) return;
      setUndone(undone.slice(0, -1));
      const again = turn(step.made);
      if (again) setDone([...done, again]);
    },
  };
}
