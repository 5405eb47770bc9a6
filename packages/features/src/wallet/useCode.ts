import { useRef, useState } from 'react';

export interface CodeUse {
  /** A code is on its way to the server or from it. */
  busy: boolean;
  /** Why the last one was refused; null until then and once another is tried. */
  refused: unknown;
  /** Forgets the refusal: the buyer is mending what they typed. */
  forgive(): void;
}

/** One call after the other about codes: while one runs, another does nothing. */
export function useCode(): CodeUse & { run(call: () => Promise<unknown>): Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  // Two presses may come before the first is rendered.
  const running = useRef(false);

  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await call();
      return true;
    } catch (error) {
      setRefused(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, refused, forgive: () => setRefused(null), run };
}
