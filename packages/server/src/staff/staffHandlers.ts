import type { CallPath } from '@siren/contract/calls';
import { screensFor } from '@siren/contract/staff';
import type { StaffScreenName } from '@siren/contract/staff';
import { countToMend } from '../catalog-errors/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import { countToConfirm } from '../orders/index.ts';

/** What waits for somebody on a screen; nothing does on one that is not named. */
const waits: Readonly<Partial<Record<StaffScreenName, (db: Database) => Promise<number>>>> = {
  orders: countToConfirm,
  'catalog-errors': countToMend,
};

export const staffHandlers: Pick<Handlers, Extract<CallPath, `/api/staff/${string}`>> = {
  async '/api/staff/me'({ db, session }) {
    const { id, login, name } = signedInUser(session);
    const counts = await Promise.all(
      screensFor(session.permissions).flatMap((screen) => {
        const count = waits[screen];
        return count ? [count(db).then((waiting) => [screen, waiting] as const)] : [];
      }),
    );
    return {
      user: { id, login, name },
      permissions: [...session.permissions],
      counts: Object.fromEntries(counts),
    };
  },
};
