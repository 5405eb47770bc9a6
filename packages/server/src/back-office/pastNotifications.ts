import type { AnswerOf, PayloadOf } from '@siren/contract/calls';
import { PAST_NEWS_SIZE } from '@siren/domain/back-office';
import { composed, fragment, onlyRow } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { allOf, hasWords } from '../lists/index.ts';
import { concerning, readNewsReader } from '../realtime/index.ts';

type Answer = AnswerOf<'/api/backoffice/notifications'>;
type Row = Omit<Answer['rows'][number], 'at' | 'closedAt'> & { at: Date; closedAt: Date | null };

/** All notifications for somebody that there were, the newest first, narrowed by words (behaviour office-6). */
export async function pastNotifications(
  { db, session }: Context,
  { query, page }: PayloadOf<'/api/backoffice/notifications'>,
): Promise<Answer> {
  const reader = await readNewsReader(db, signedInUser(session).id);
  const fits = allOf([concerning(reader), ...hasWords(query, fragment`message`)]);
  const [rows, counted] = await Promise.all([
    db.query<Row>(composed`
      select id, message, position, type, created_at as at, closed_at as "closedAt"
      from notifications where ${fits}
      order by id desc limit ${PAST_NEWS_SIZE}::int offset ${(page - 1) * PAST_NEWS_SIZE}::bigint`),
    db.query<{ total: number }>(composed`select count(*)::int as total from notifications where ${fits}`),
  ]);
  return {
    rows: rows.map(({ at, closedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      closedAt: closedAt && closedAt.toISOString(),
    })),
    total: onlyRow(counted).total,
  };
}
