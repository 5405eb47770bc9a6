import { createImportWorker } from './createImportWorker.ts';
import type { WorkerOptions } from './createImportWorker.ts';

/** How often it is looked whether a run waits, ms: another process may have begun it, or left it. */
const LOOK_MS = 1_000;

/** Works on runs that wait, for as long as the shop is open. */
export function lookAfterImports(options: WorkerOptions): { stop(): Promise<void> } {
  const worker = createImportWorker(options);
  let working: Promise<void> | null = null;
  const look = (): void => {
    working ??= worker
      .round()
      .catch((error: unknown) => options.log.error(error, 'Imports were not worked on'))
      .finally(() => (working = null));
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      worker.stop();
      await working;
    },
  };
}
