import { screensFor } from '@siren/contract/staff';
import { signedInUser } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import { readOrdersOverview } from '../orders/index.ts';
import { readSoonest } from './readSoonest.ts';

export const overviewHandlers: Pick<Handlers, '/api/admin/overview'> = {
  async '/api/admin/overview'({ db, now, session, places, limits }) {
    const at = now();
    const { timeZone } = (await places.resolve({})).region;
    const answer = { at: at.toISOString(), timeZone };
    if (!screensFor(session.permissions).includes('orders')) return { ...answer, orders: null };
    const user = signedInUser(session).id;
    const [orders, soonest] = await Promise.all([
      readOrdersOverview({ db, now: at, timeZone, user }),
      readSoonest(db, limits.keep),
    ]);
    return { ...answer, orders: { ...orders, soonest } };
  },
};
