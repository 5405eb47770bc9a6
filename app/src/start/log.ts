import { ApiError, NetworkError } from '@siren/contract/errors';
import { UnavailableError } from '@siren/server/db';
import { createQuiet } from './createQuiet.ts';
import { networkReason } from './networkReason.ts';

const quiet = createQuiet();

/** That the database cannot be asked, in the error or in the refusal that it became. */
const outageIn = (error: unknown): { reason: string; message: string } | null => {
  if (error instanceof UnavailableError) return error;
  if (!(error instanceof ApiError && error.is('general.unavailable'))) return null;
  return error.cause instanceof UnavailableError ? error.cause : { reason: 'gone', message: error.key };
};

/**
 * What whoever runs the shop reads. That another backend does not answer is no fault of our code: one line. That the
 * database does not is one line a minute, however many ask.
 */
export const log = {
  info: (message: string) => console.log(message),
  error(error: unknown, message: string) {
    const outage = outageIn(error);
    if (!outage)
      return console.error(`${message}:`, error instanceof NetworkError ? networkReason(error) : error);
    const told = quiet(outage.reason);
    if (!told) return;
    const more = told.more > 0 ? ` (${told.more} more in the last minute)` : '';
    console.error(`Database ${outage.reason}: ${message}: ${outage.message}${more}`);
  },
};
