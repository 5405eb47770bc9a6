import { stopCommands } from './runCommand.ts';

/** Commands run in groups of their own: what stops this process must stop them too. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      void stopCommands().finally(() => process.exit(130));
    });
  }
}
