import { paths } from '@siren/contract/routes';
import type { Info } from '@siren/contract/info';
import { inCity } from '@siren/domain/regions';
import { Footer } from '@siren/ui/app-shell';
import type { FooterColumn } from '@siren/ui/app-shell';
import { formatFullDate, formatPhone } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { Logo } from '@siren/ui/logo';
import { useNow } from '../info/index.ts';
import { Link as RouterLink } from '../navigation/index.ts';
import { hoursText, knownCity, phoneAddress, storeAddress } from '../regions/index.ts';
import * as css from './FrameView.css.ts';

export interface ShopFooterProps {
  /** Whole, for each name of it that the frame told would stand in the code of every page. */
  info: Pick<Info, 'menu' | 'store' | 'stores' | 'cities' | 'city'> & Partial<Pick<Info, 'pages'>>;
}

/** How many sections and stores the foot names: it is no map of the shop. */
const SECTIONS = 6;
const STORES = 5;
/** In a list of stores it goes without saying. */
const DAILY = /^ежедневно /;

const to = (address: string, label: string) => ({
  key: address,
  link: (
    <Link variant="quiet" render={<RouterLink to={address} />}>
      {label}
    </Link>
  ),
});

/** The foot of every page: how to reach us, and ways on that all lead somewhere. */
export function ShopFooter({ info: { menu, pages = [], store, stores, cities, city } }: ShopFooterProps) {
  const now = useNow();
  const zone = now === null ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = knownCity(stores, city.code);
  const columns: FooterColumn[] = [
    {
      title: 'Каталог',
      links: [
        ...menu.slice(0, SECTIONS).map(({ path, name }) => to(paths.section(path), name)),
        to(paths.sections(), 'Все разделы'),
      ],
    },
    {
      title: 'Покупателю',
      links: [
        ...pages.map(({ path, title }) => to(paths.promo(path), title)),
        to(paths.cart(), 'Корзина'),

        to(paths.login(), 'Личный кабинет'),
      ],
    },
    {
      title: 'Магазины',
      links: [
        ...stores.slice(0, STORES).map((one) => ({
          key: String(one.id),
          link: (
            <>
              {storeAddress(one, cities, known)},{' '}
              <span className={css.nowrap}>{hoursText(one).toLowerCase().replace(DAILY, '')}</span>
            </>
          ),
        })),
        ...(stores.length > 0 ? [to(paths.stores(), 'Все на\u00a0карте')] : []),
      ],
    },
  ];
  return (
    <Footer
      about={
        <>
          <RouterLink className={css.home} to={paths.home()} aria-label="Сирень, на главную">
            <Logo />
          </RouterLink>
          {store && (
            <>
              {store.phone && (
                <a className={css.phone} href={phoneAddress(store.phone)}>
                  {formatPhone(store.phone)}
                </a>
              )}
              <p className={css.muted}>{hoursText(store)}</p>
            </>
          )}
        </>
      }
      columns={columns.filter(({ links }) => links.length > 0)}
      legal={
        <>
          <span>© Сирень</span>
          <span className={css.end}>
            Цены действуют {inCity(city.name)}
            {now !== null && ` ${formatFullDate(now, zone)}`}
          </span>
        </>
      }
    />
  );
}
