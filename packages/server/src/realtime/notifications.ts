import type { Notification, NotificationType } from '@siren/domain/back-office';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Channel that tells all processes of notifications; the payload is `new:{id}` or `close:{id}`. */
export const NOTIFICATION_CHANNEL = 'siren_notification';

/** The most notifications that a list holds; the newest of them. */
const LIST_MAX = 200;

/** Open notifications, oldest first. */
export function openNotifications(db: Database): Promise<Notification[]> {
  return db.query<Notification>(sql`
    select id, message, position, type
    from (select * from notifications where closed_at is null order by id desc limit ${LIST_MAX}) newest
    order by id`);
}

/** Ids of all open notifications. */
export async function openNotificationIds(db: Database): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from notifications where closed_at is null order by id`,
  );
  return rows.map(({ id }) => id);
}

/** An open notification; null where it is closed or was never there. */
export async function openNotification(db: Database, id: number): Promise<Notification | null> {
  const [found] = await db.query<Notification>(sql`
    select id, message, position, type from notifications where id = ${id} and closed_at is null`);
  return found ?? null;
}

/** Closes a notification for everybody and tells all processes; without effect on one that is closed. */
export async function closeNotification(db: Database, id: number, now: Date): Promise<void> {
  await db.query(sql`
    with closed as (
      update notifications set closed_at = ${now} where id = ${id} and closed_at is null returning id
    )
    select pg_notify(${NOTIFICATION_CHANNEL}, 'close:' || id) from closed`);
}

/** Leaves the staff a notification. Inside a transaction they hear of it when that is committed, or never. */
export async function notifyStaff(
  db: Database,
  { message, type }: { message: string; type: NotificationType },
): Promise<void> {
  await db.query(sql`
    with added as (insert into notifications (message, type) values (${message}, ${type}) returning id)
    select pg_notify(${NOTIFICATION_CHANNEL}, 'new:' || id) from added`);
}
