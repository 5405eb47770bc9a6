import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs what answers a request: whatever is told and recorded meanwhile carries its id. */
export const inRequest = <Result>(id: string, run: () => Result): Result => current.run(id, run);

/** Id of the request that is answered here; undefined outside of one. */
export const requestId = (): string | undefined => current.getStore();
