/** State of data that are read from the server (behaviour pages-11). */
export type AsyncState = 'idle' | 'pending' | 'success' | 'error';

interface Reading {
  data: unknown;
  error: unknown;
  isValidating: boolean;
}

/** The state of a reading: `pending` as soon as it is asked for, be it once more. */
export function asyncState({ data, error, isValidating }: Reading): AsyncState {
  if (isValidating) return 'pending';
  if (data !== undefined) return 'success';
  return error === undefined ? 'idle' : 'error';
}
