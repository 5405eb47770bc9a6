import { useEffect, useState } from 'react';

export interface Closing {
  /** Somebody wants to go: by Esc, the veil, «Закрыть». */
  ask(): void;
  /** The question before what is chosen is dropped. */
  question: { open: boolean; onOpenChange(open: boolean): void; onConfirm(): void };
}

export interface ClosingOptions {
  /** Whether there is something to lose. */
  dirty: boolean;
  /** Whether it is being sent. */
  saving: boolean;
  /** Told whether there is something to lose, for whoever asks before the record is left. */
  onUnsaved(unsaved: boolean): void;
  onClose(): void;
}

/** Asks before a window is shut in which something is chosen. */
export function useClosing({ dirty, saving, onUnsaved, onClose }: ClosingOptions): Closing {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    onUnsaved(dirty);
    return () => onUnsaved(false);
  }, [dirty, onUnsaved]);
  return {
    ask() {
      if (saving) return;
      if (dirty) setAsking(true);
      else onClose();
    },
    question: { open: asking, onOpenChange: setAsking, onConfirm: onClose },
  };
}
