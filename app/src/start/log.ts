import { NetworkError } from '@siren/contract/errors';
import { networkReason } from './networkReason.ts';

/** What whoever runs the shop reads. That another backend does not answer is no fault of our code: one line. */
export const log = {
  info: (message: string) => console.log(message),
  error: (error: unknown, message: string) =>
    console.error(`${message}:`, error instanceof NetworkError ? networkReason(error) : error),
};
