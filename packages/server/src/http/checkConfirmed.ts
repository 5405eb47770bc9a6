import type { Call } from '@siren/contract/call';
import { refusal } from '@siren/contract/errors';
import { needsConfirming } from '@siren/domain/account';
import type { Context } from './context.ts';

/**
 * Has calls that need their user's word besides the session wait for it; guests have none to give.
 * @throws ApiError confirm_needed
 */
export function checkConfirmed({ confirm }: Pick<Call, 'confirm'>, { session, now }: Context): void {
  const { user, permissions, provenAt, confirmedAt } = session;
  if (confirm === undefined || !user) return;
  const proof = {
    isStaff: permissions.length > 0,
    provenAt: provenAt?.getTime() ?? null,
    confirmedAt: confirmedAt?.getTime() ?? null,
  };
  if (needsConfirming(confirm, proof, now().getTime())) throw refusal('user.confirm_needed');
}
