import type { Context } from '../http/index.ts';

/** What changes several records by one press. @param id key of the press; none where the call is all of it */
export const inRun = (context: Context, id: string | undefined): Context => ({
  ...context,
  run: { kind: 'bulk', id: id ?? crypto.randomUUID() },
});
