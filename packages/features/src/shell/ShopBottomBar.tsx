import { paths } from '@siren/contract/routes';
import { BottomBar } from '@siren/ui/app-shell';
import { CartIcon, GridIcon, HeartIcon, HomeIcon, UserIcon } from '@siren/ui/icons';
import { useLocation } from 'react-router-dom';
import { Link } from '../navigation/index.ts';
import type { CartLabel } from './cartLabel.ts';
import { isWithin } from './isWithin.ts';

export interface ShopBottomBarProps {
  cart: CartLabel;
  /** How many goods are kept. */
  favorites: number;
  /** Address of the account: the profile, or the login. */
  account: string;
}

/** The main ways of the shop under the thumb. */
export function ShopBottomBar({ cart, favorites, account }: ShopBottomBarProps) {
  const { pathname } = useLocation();
  const item = (label: string, to: string, icon: React.ReactElement, ...under: string[]) => ({
    label,
    icon,
    render: <Link to={to} />,
    current: [to, ...under].some((path) => isWithin(pathname, path)),
  });
  return (
    <BottomBar
      items={[
        item('Главная', paths.home(), <HomeIcon size="l" />),
        item('Каталог', paths.sections(), <GridIcon size="l" />, '/product'),
        {
          ...item('Корзина', paths.cart(), <CartIcon size="l" />),
          count: cart.count,
          countLabel: cart.words,
        },
        { ...item('Избранное', paths.favorites(), <HeartIcon size="l" />), count: favorites },
        item('Профиль', account, <UserIcon size="l" />, paths.orders()),
      ]}
    />
  );
}
