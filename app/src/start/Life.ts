import type { Log } from '@siren/server/log';

/** What a process holds until it ends, however it is to end. */
export interface Life {
  /** Aborted as soon as the process is to end. */
  readonly signal: AbortSignal;
  /**
   * Waits for what is being opened. `close` runs when the process ends, for the latest opened first; what is still
   * being opened then is waited for and closed, too. Throws once the process is to end.
   */
  hold<Opened>(opening: () => Promise<Opened>, close: (opened: Opened) => Promise<unknown>): Promise<Opened>;
  /** Closes everything that is held, as far as that does not hang, then ends the process. */
  end(code: number): Promise<void>;
}

/** For what is stuck, ms: longer than PostgreSQL is given to shut down, in order and then at once. */
const CLOSE_MAX_MS = 130_000;

const inTime = (closing: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    closing,
    new Promise((_, reject) => {
      setTimeout(reject, CLOSE_MAX_MS, new Error('it takes too long')).unref();
    }),
  ]);

/**
 * @param exit ends the process
 * @param log hears what could not be closed
 */
export function createLife(exit: (code: number) => void, log: Pick<Log, 'error'>): Life {
  const ending = new AbortController();
  const closers: (() => Promise<unknown>)[] = [];

  return {
    signal: ending.signal,
    hold(opening, close) {
      ending.signal.throwIfAborted();
      const opened = opening();
      closers.push(async () => {
        const result = await opened.then(
          (value) => ({ value }),
          () => null,
        );
        if (result) await close(result.value);
      });
      return opened;
    },
    async end(code) {
      if (ending.signal.aborted) return;
      ending.abort();
      for (const close of closers.toReversed()) {
        await inTime(close()).catch((error: unknown) => log.error(error, 'Closing failed'));
      }
      exit(code);
    },
  };
}
