import { Button } from '@siren/ui/button';
import { useNotices } from '../notices/index.ts';
import { useLogout } from './useLogout.ts';

export interface LogoutButtonProps {
  /** Takes the whole width of its place. @default false */
  wide?: boolean;
}

/** Signs out; where that fails one stays signed in and is told so. */
export function LogoutButton({ wide = false }: LogoutButtonProps) {
  const { loading, logout } = useLogout();
  const notices = useNotices();
  const leave = () => void logout().catch(notices.fail);
  return (
    <Button variant="line" size={wide ? 'l' : 's'} wide={wide} loading={loading} onClick={leave}>
      Выйти
    </Button>
  );
}
