import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogLevel } from '../config/index.ts';
import type { Log } from './Log.ts';
import { requestId } from './request.ts';
import { tellError } from './tellError.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const STDOUT = 1;

/**
 * The log of a process: a line of JSON for each event, with level, time and, while a request is answered, its id.
 * @param to where lines go; the standard output by default, at once, so that none is lost with the process
 */
export function createLog(
  level: LogLevel,
  to: DestinationStream = pino.destination({ dest: STDOUT, sync: true }),
): Log {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      mixin() {
        const id = requestId();
        return id === undefined ? {} : { requestId: id };
      },
    },
    to,
  );
  return {
    debug: (message, fields = {}) => logger.debug(fields, withoutSecrets(message)),
    info: (message, fields = {}) => logger.info(fields, withoutSecrets(message)),
    error(error, message) {
      if (error === null) logger.error(withoutSecrets(message));
      else if (typeof error === 'string') logger.error(withoutSecrets(`${message}: ${error}`));
      else logger.error({ error: tellError(error) }, withoutSecrets(message));
    },
  };
}
