import { Button } from '@siren/ui/button';
import { Link } from '@siren/ui/link';
import { useNotices } from '../notices/index.ts';
import { useLogout } from './useLogout.ts';

export interface LogoutButtonProps {
  /** A button that is as wide as its place, or words in a line. @default 'button' */
  look?: 'button' | 'link';
}

/** Signs out; where that fails one stays signed in and is told so. */
export function LogoutButton({ look = 'button' }: LogoutButtonProps) {
  const { loading, logout } = useLogout();
  const notices = useNotices();
  const leave = () => void logout().catch(notices.fail);
  if (look === 'link')
    return (
      <Link variant="quiet" render={<button type="button" aria-busy={loading} onClick={leave} />}>
        Выйти
      </Link>
    );
  return (
    <Button variant="line" size="l" wide loading={loading} onClick={leave}>
      Выйти
    </Button>
  );
}
