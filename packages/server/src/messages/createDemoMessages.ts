import type { Log } from '../log/index.ts';
import type { Messages } from './Messages.ts';

/** Messages of a demo shop: nobody gets them, who asked reads them in the answer. The log tells only that there was one. */
export function createDemoMessages(log: Pick<Log, 'info'>): Messages {
  return {
    shown: new Map(),
    async send() {
      log.info('Demo: a message was shown instead of being sent.');
    },
  };
}
