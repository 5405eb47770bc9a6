import type { NetworkError } from '@siren/contract/errors';

const words: Record<NetworkError['failure'], (error: NetworkError) => string> = {
  unreachable: (error) => codeOf(error),
  timeout: () => 'no answer in time',
  malformed: () => 'the answer is no JSON',
  server: ({ status }) => `it answered ${status}`,
  redirect_refused: () => 'it leads to an address that is not allowed',
};

/** The code of the innermost cause, such as ECONNREFUSED; its message where it has none. */
function codeOf(error: Error): string {
  if (error.cause instanceof Error) return codeOf(error.cause);
  return (error as NodeJS.ErrnoException).code ?? error.message;
}

/** Why a call of another backend failed, in a few words. */
export const networkReason = (error: NetworkError): string => words[error.failure](error);
