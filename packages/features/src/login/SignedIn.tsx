import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { Link } from '../navigation/index.ts';
import * as css from './LoginForm.css.ts';
import { useLogout } from '../account/index.ts';

export interface SignedInProps {
  /** Whose account it is. */
  name: string;
}

/** The login page of somebody who is signed in: whose account it is, and the way out. */
export function SignedIn({ name }: SignedInProps) {
  const { loading, logout } = useLogout();
  return (
    <div className={css.page}>
      <Heading level={1}>{name}</Heading>
      <Text tone="muted">
        Вы&nbsp;вошли: корзина, избранное и&nbsp;заказы хранятся в&nbsp;личном кабинете и&nbsp;откроются
        на&nbsp;любом устройстве.
      </Text>
      <Button size="l" wide render={<Link to={paths.orders()} />}>
        Мои заказы
      </Button>
      <Button variant="soft" size="l" wide render={<Link to={paths.profile()} />}>
        Профиль
      </Button>
      <Button variant="line" size="l" wide loading={loading} onClick={logout}>
        Выйти
      </Button>
    </div>
  );
}
