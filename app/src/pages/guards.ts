import { refusal } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import { returnPath } from '@siren/contract/redirect';
import { loginAddress } from '@siren/features/notices';
import type { Guards } from '@siren/domain/navigation';

/** Who wants to see which address. */
export interface Visitor {
  user: Info['user'];
  /** Nobody can say now whether somebody is signed in. */
  down: boolean;
  url: URL;
}

/**
 * What pages may name as their guards (behaviour pages-3). A guard lets in (null), says where to go instead, or
 * throws a `PageError`.
 */
export const guards: Guards<Visitor> = {
  /** Who is signed in already goes on to where the login page was to lead back to, unless they are to take an invitation there. */
  guest: ({ user, url: { searchParams: search } }) =>
    user && search.has('from') && !search.has('invitation') ? returnPath(search) : null,
  /** Who is not signed in does so first, and comes back. */
  signedIn: ({ user, down, url }) => {
    if (down) throw refusal('general.unavailable');
    return user ? null : loginAddress(url.pathname + url.search);
  },
};
