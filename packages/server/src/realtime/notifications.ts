import type { Permission } from '@siren/domain/account';
import { OPEN_NEWS_MAX } from '@siren/domain/back-office';
import type { NewsConcern, NewsReader, Notification, NotificationType } from '@siren/domain/back-office';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { concerning } from './newsReader.ts';

/** Channel that tells all processes of notifications; the payload is `new:{id}` or `close:{id}`. */
export const NOTIFICATION_CHANNEL = 'siren_notification';

/** Open notifications for somebody, oldest first. */
export function openNotifications(db: Database, reader: NewsReader): Promise<Notification[]> {
  return db.query<Notification>(composed`
    select id, message, position, type
    from (
      select * from notifications where closed_at is null and ${concerning(reader)} order by id desc limit ${OPEN_NEWS_MAX}::int
    ) newest
    order by id`);
}

/** Ids of all open notifications, whomever they are for. */
export async function openNotificationIds(db: Database): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from notifications where closed_at is null order by id`,
  );
  return rows.map(({ id }) => id);
}

/** An open notification, and whom it concerns; null where it is closed or was never there. */
export async function openNotification(
  db: Database,
  id: number,
): Promise<{ notification: Notification; concern: NewsConcern } | null> {
  const [found] = await db.query<Notification & NewsConcern>(sql`
    select id, message, position, type, store_id as store, needs
    from notifications where id = ${id} and closed_at is null`);
  if (!found) return null;
  const { store, needs, ...notification } = found;
  return { notification, concern: { store, needs } };
}

/** Closes a notification for everybody and tells all processes; without effect on one that is closed, or is not for who closes it. */
export async function closeNotification(
  db: Database,
  { id, reader, now }: { id: number; reader: NewsReader; now: Date },
): Promise<void> {
  await db.query(composed`
    with closed as (
      update notifications set closed_at = ${now}
      where id = ${id}::int and closed_at is null and ${concerning(reader)} returning id
    )
    select pg_notify(${NOTIFICATION_CHANNEL}::text, 'close:' || id) from closed`);
}

export interface StaffNews {
  message: string;
  type: NotificationType;
  /** The order that it is about: where it is fetched at a store, the news are for that store's staff. @default none */
  order?: number | undefined;
  /** What it takes to act on it. @default nothing: everybody can */
  needs?: Permission;
}

/** Leaves the staff a notification. Inside a transaction they hear of it when that is committed, or never. */
export async function notifyStaff(db: Database, { message, type, order, needs }: StaffNews): Promise<void> {
  await db.query(sql`
    with added as (
      insert into notifications (message, type, store_id, needs)
      values (${message}, ${type}, (select store_id from orders where id = ${order ?? null}::int), ${needs ?? null})
      returning id
    )
    select pg_notify(${NOTIFICATION_CHANNEL}, 'new:' || id) from added`);
}
