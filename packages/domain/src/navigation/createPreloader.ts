import { PRELOAD_CONCURRENCY } from './preloadConcurrency.ts';

/** Loads something ahead until it is told by the signal that nobody wants it any more. */
export type PreloadTask = (signal: AbortSignal) => Promise<unknown>;

export interface Preloader {
  /** Loads it at once, or as soon as fewer than five are being loaded; what is on its way is not begun anew. */
  want(key: string, task: PreloadTask): void;
  /** It is not wanted any more: dropped while it waits, broken off while it loads. */
  drop(key: string): void;
}

/** A queue of what is loaded ahead. What was wanted last goes first. A failure is nobody's business. */
export function createPreloader(limit: number = PRELOAD_CONCURRENCY): Preloader {
  const waiting = new Map<string, PreloadTask>();
  const running = new Map<string, AbortController>();

  function pump(): void {
    while (running.size < limit) {
      const next = [...waiting].at(-1);
      if (!next) return;
      const [key, task] = next;
      waiting.delete(key);
      const controller = new AbortController();
      running.set(key, controller);
      const end = () => {
        if (running.get(key) === controller) running.delete(key);
        pump();
      };
      task(controller.signal).then(end, end);
    }
  }

  return {
    want(key, task) {
      if (running.has(key)) return;
      waiting.delete(key);
      waiting.set(key, task);
      pump();
    },
    drop(key) {
      waiting.delete(key);
      running.get(key)?.abort();
    },
  };
}
