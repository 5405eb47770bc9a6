import type { Log } from '../http/index.ts';
import type { Messages } from './Messages.ts';

/** Messages of a demo shop: nobody gets them, they stand in the log and in the answer to who asked. */
export function createDemoMessages(log: Pick<Log, 'info'>): Messages {
  return {
    shown: new Map(),
    async send({ to, text }) {
      log.info(`Demo, not sent to ${to.value}: ${text}`);
    },
  };
}
