import { paths } from '@siren/contract/routes';
import { TabLinks } from '@siren/ui/tabs';
import { useLocation } from 'react-router-dom';
import { useInfo } from '../info/index.ts';
import { Link } from '../navigation/index.ts';
import * as css from './AccountFrame.css.ts';
import { LogoutLink } from '../account/index.ts';

/** The ways within one's account, and the way out. */
export function AccountNav() {
  const info = useInfo();
  const { pathname } = useLocation();
  const way = (label: string, to: string, count?: number) => ({
    label,
    render: <Link to={to} />,
    current: pathname === to || pathname.startsWith(`${to}/`),
    ...(count ? { count } : {}),
  });
  return (
    <div className={css.bar}>
      <div className={css.ways}>
        <TabLinks
          label="Личный кабинет"
          links={[
            way('Заказы', paths.orders()),
            way('Избранное', paths.favorites(), info?.favorites),
            way('Профиль', paths.profile()),
          ]}
        />
      </div>
      <LogoutLink />
    </div>
  );
}
