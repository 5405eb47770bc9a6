import { paths } from '@siren/contract/routes';
import type { Info } from '@siren/contract/info';
import { HeaderAction } from '@siren/ui/app-shell';
import { UserIcon } from '@siren/ui/icons';
import { useLocation } from 'react-router-dom';
import { Link } from '../navigation/index.ts';
import { loginAddress } from '../notices/index.ts';

/** The way to one's account; who is not signed in comes back from the login page. */
export function AccountAction({ user }: Pick<Info, 'user'>) {
  const { pathname, search } = useLocation();
  return (
    <HeaderAction
      icon={<UserIcon size="l" />}
      label={user ? 'Профиль' : 'Войти'}
      render={<Link to={user ? paths.profile() : loginAddress(pathname + search)} />}
    />
  );
}
