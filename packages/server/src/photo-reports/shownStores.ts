import { staffRefusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import { ownStores } from '../http/index.ts';
import type { Context } from '../http/index.ts';

/** Ids of the stores whose reports are for who asks: those that they are bound to. null for all; who plans has to see all. */
export const shownStores = (context: Pick<Context, 'db' | 'session'>): Promise<number[] | null> =>
  can(context.session.permissions, 'photo-reports.plan') ? Promise.resolve(null) : ownStores(context);

/** @throws ApiError photo_report.not_found for a store that is not theirs */
export async function checkShown(context: Pick<Context, 'db' | 'session'>, store: number): Promise<void> {
  const shown = await shownStores(context);
  if (shown && !shown.includes(store)) throw staffRefusal('photo_report.not_found');
}
