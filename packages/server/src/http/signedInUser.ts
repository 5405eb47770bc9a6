import { refusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import type { Session } from './context.ts';

/** Who asks. @throws ApiError not_authorized for guests */
export function signedInUser({ user }: Pick<Session, 'user'>): User {
  if (!user) throw refusal('user.not_authorized');
  return user;
}
