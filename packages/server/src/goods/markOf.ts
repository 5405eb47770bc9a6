import type { Context } from '../http/index.ts';
import type { ChangedPrice } from './ChangedPrice.ts';

/** What somebody sets now. */
export const markOf = ({ session, now }: Context): ChangedPrice['mark'] => ({
  by: session.user?.id ?? null,
  at: now(),
});
