import { can } from '@siren/domain/account';
import type { Session } from '../http/context.ts';

/** Whether goods for exposition only may lie in the cart: staff order them for their stores (behaviour cart-5). */
export const mayHoldExposition = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  can(permissions, 'client.resolve');
