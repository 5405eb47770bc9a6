import { useState } from 'react';
import type { RefObject } from 'react';

type Stage = { name: 'asking' } | { name: 'working' } | { name: 'failed'; error: unknown };

/** How far the confirmed work has come. `busyRef` is told at once, for what asks between two renders. */
export function useConfirmation(
  work: () => void | Promise<void>,
  onDone: () => void,
  busyRef: RefObject<boolean>,
) {
  const [stage, setStage] = useState<Stage>({ name: 'asking' });
  const confirm = async () => {
    if (busyRef.current) return;
    busyRef.current = true;
    setStage({ name: 'working' });
    try {
      await work();
      busyRef.current = false;
      onDone();
      setStage({ name: 'asking' });
    } catch (error) {
      busyRef.current = false;
      setStage({ name: 'failed', error });
    }
  };
  return { stage, confirm };
}
