import { ApiError, NetworkError } from '@siren/contract/errors';
import type { Logging } from '@siren/server/config';
import { UnavailableError } from '@siren/server/db';
import { createLog, createQuiet, createTextLog } from '@siren/server/log';
import type { Log } from '@siren/server/log';
import { networkReason } from './networkReason.ts';

/** That the database cannot be asked, in the error or in the refusal that it became. */
const outageIn = (error: unknown): { reason: string; message: string } | null => {
  if (error instanceof UnavailableError) return error;
  if (!(error instanceof ApiError && error.is('general.unavailable'))) return null;
  return error.cause instanceof UnavailableError ? error.cause : { reason: 'gone', message: error.key };
};

/**
 * What whoever runs the shop reads. That another backend does not answer is no fault of our code: its reason alone. That
 * the database does not is one line a minute, however many ask.
 */
export function openLog({ form, level }: Logging): Log {
  const log = form === 'json' ? createLog(level) : createTextLog(level);
  const quiet = createQuiet();
  return {
    ...log,
    error(error, message) {
      const outage = outageIn(error);
      if (!outage) return log.error(error instanceof NetworkError ? networkReason(error) : error, message);
      const more = quiet(outage.reason);
      if (more === null) return;
      log.error(null, `Database ${outage.reason}: ${message}: ${outage.message}${more}`);
    },
  };
}
