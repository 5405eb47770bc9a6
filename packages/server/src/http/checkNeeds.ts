import type { Call } from '@siren/contract/call';
import { refusal } from '@siren/contract/errors';
import { can } from '@siren/domain/account';
import type { Permission } from '@siren/domain/account';
import type { Context } from './context.ts';

type Session = Context['session'];

function isFor(needs: Exclude<Call['needs'], null | 'session'>, { user, permissions }: Session): boolean {
  if (needs === 'user') return user !== null;
  const has = (permission: Permission) => can(permissions, permission);
  return typeof needs === 'object' && 'all' in needs ? needs.all.every(has) : [needs].flat().some(has);
}

/** Lets in whom the call is for. @throws ApiError not_authorized */
export function checkNeeds({ needs }: Pick<Call, 'needs'>, { session }: Pick<Context, 'session'>): void {
  if (needs === null || needs === 'session' || isFor(needs, session)) return;
  throw refusal('user.not_authorized');
}
