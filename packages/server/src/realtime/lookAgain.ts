import type { NewsReader } from '@siren/domain/back-office';
import type { DatabasePool } from '../db/index.ts';
import { stillAuthorized } from './authorizeStaff.ts';
import { openNotifications } from './notifications.ts';
import type { Peer } from './Peer.ts';

const isSame = (one: NewsReader, other: NewsReader): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Tells those whose session has ended meanwhile that they are nobody now, and others afresh what is for them now. */
export async function lookAgain(peers: readonly Peer[], db: DatabasePool, now: Date): Promise<void> {
  const looked = peers.flatMap((peer) => (peer.staff ? [{ peer, staff: peer.staff }] : []));
  const good = await stillAuthorized(
    db,
    looked.map(({ staff }) => staff.digest),
    now,
  );
  for (const { peer, staff } of looked) {
    // Who authorized anew meanwhile was looked at then.
    if (peer.staff !== staff) continue;
    const reader = good.get(staff.digest.toString('hex'));
    if (!reader) {
      peer.staff = null;
      peer.send({ name: 'system:auth_result', data: { result: 'expired' } });
    } else if (!isSame(reader, staff.reader)) {
      peer.staff = { ...staff, reader };
      peer.send({ name: 'notification:list', data: { notifications: await openNotifications(db, reader) } });
    }
  }
}
