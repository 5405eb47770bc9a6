import type { Call } from '@siren/contract/call';
import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import type { Context } from './context.ts';

/** Lets in whom the call is for. @throws ApiError not_authorized */
export function checkNeeds({ needs }: Pick<Call, 'needs'>, { session }: Pick<Context, 'session'>): void {
  if (needs === null || needs === 'session') return;
  const isLetIn =
    needs === 'user'
      ? session.user !== null
      : [needs].flat().some((permission) => can(session.permissions, permission));
  if (!isLetIn) throw refusal('user.not_authorized');
}
