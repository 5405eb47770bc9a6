import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { requestId } from '../log/index.ts';

/** What is recorded. */
export type SecurityEventKind =
  | 'login'
  | 'login_failed'
  | 'locked_out'
  | 'registered'
  | 'logout'
  | 'session_taken_over'
  | 'staff_added'
  | 'permissions_changed'
  | 'sessions_ended'
  | 'confirmed_again'
  | 'password_changed'
  | 'factor_on'
  | 'factor_off'
  | 'factor_reset'
  | 'recovery_codes_made'
  | 'contact_changed'
  | 'client_looked_up'
  | 'order_read_by_staff'
  | 'list_exported';

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Id of the account it is done to. @default none */
  user?: number | undefined;
  /** Id of the order it is done to. @default none */
  order?: number | undefined;
  /** Whatever else tells one event from another: no password, no code, no token. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Who does it, and from where. */
type Recorder = Pick<Context, 'db' | 'now' | 'address'> & { session: Pick<Session, 'user'> };

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Writes an event to the security log, with who calls, from where, and in which request.
 *
 * @param db the transaction that the event belongs to, so that neither exists without the other; else its own statement
 */
export async function recordEvent(
  { db: own, now, session, address }: Recorder,
  { kind, user, order, detail = {} }: SecurityEvent,
  db: Database = own,
): Promise<void> {
  const request = requestId();
  const told = request === undefined ? detail : { ...detail, request };
  await db.query(sql`
    insert into security_events (at, kind, actor_id, user_id, order_id, address, detail)
    values (${now()}, ${kind}, ${session.user?.id ?? null}, ${user ?? null}, ${order ?? null}, ${address},
      ${JSON.stringify(told)}::jsonb)`);
}

/** Removes events that are older than a year. */
export async function removeOldEvents(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from security_events where at < ${new Date(now.getTime() - YEAR_MS)}`);
}
