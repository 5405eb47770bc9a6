import { ApiError } from '@siren/contract/errors';

/** `group.code` of the refusal that a call ends in, `done` where it is answered; any other failure is thrown. */
export function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.key;
      throw error;
    },
  );
}
