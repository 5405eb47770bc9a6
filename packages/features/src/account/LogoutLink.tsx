import { Link } from '@siren/ui/link';
import { useLogout } from './useLogout.ts';

/** Signs out: words in a line. */
export function LogoutLink() {
  const { loading, logout } = useLogout();
  return (
    <Link variant="quiet" render={<button type="button" aria-busy={loading} onClick={logout} />}>
      Выйти
    </Link>
  );
}
