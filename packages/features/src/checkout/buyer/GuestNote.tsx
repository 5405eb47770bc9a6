import { paths } from '@siren/contract/routes';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../../navigation/index.ts';
import { loginAddress } from '../../notices/index.ts';

export interface GuestNoteProps {
  /** Name of who is signed in; null for a guest. */
  user: string | null;
}

/** A guest needs no account, and may use theirs: the way there leads back to the cart. */
export function GuestNote({ user }: GuestNoteProps) {
  if (user !== null)
    return (
      <Text size={14} tone="muted">
        Вы вошли как {user}: что знаем, уже подставили.
      </Text>
    );
  return (
    <Text size={14} tone="muted">
      Регистрация не&nbsp;нужна. Если учётная запись уже есть,{' '}
      <Link render={<RouterLink to={loginAddress(paths.cart())} />}>войдите</Link>: подставим данные, корзина
      останется.
    </Text>
  );
}
