import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import {
  CartIcon,
  GridIcon,
  HeartIcon,
  HomeIcon,
  MenuIcon,
  PinIcon,
  SearchIcon,
  UserIcon,
} from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { Text } from '../text/index.ts';
import type { FooterProps } from './Footer.tsx';
import type { HeaderProps } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import type { Way } from './Way.ts';

export const quiet = (label: string) => (
  <Link key={label} variant="quiet" href="#there">
    {label}
  </Link>
);

export const columnOf = (title: string, names: readonly string[]) => ({
  title,
  links: names.map((name) => ({ key: name, link: quiet(name) })),
});

export const cityCalled = (name: string) => (
  <Link variant="quiet" render={<button type="button" />}>
    <Inline as="span" gap={1} nowrap>
      <PinIcon size="s" />
      <Text as="span" size={14} weight="medium" tone="strong">
        {name}
      </Text>
    </Inline>
  </Link>
);

export const brand = (
  <Link variant="quiet" href="#home" aria-label="Сирень, на главную">
    <Logo />
  </Link>
);

export const searchFor = (label: string) => (
  <TextField label={label} hideLabel type="search" placeholder={label} start={<SearchIcon />} />
);

const sections = [
  'Новинки',
  'Диваны',
  'Кресла',
  'Кровати',
  'Столы',
  'Стулья',
  'Шкафы',
  'Комоды и тумбы',
  'Стеллажи',
  'Свет',
  'Текстиль',
  'Декор',
];

/** The header of the shop in stories. */
export const header: HeaderProps = {
  brand,
  top: (
    <>
      {cityCalled('Екатеринбург')}
      {['Магазины и часы', 'Доставка и сборка', 'Оплата частями'].map(quiet)}
    </>
  ),
  phoneAside: cityCalled('Екатеринбург'),
  catalog: <Button icon={<MenuIcon />}>Каталог</Button>,
  search: searchFor('Поиск по каталогу'),
  actions: (
    <>
      <HeaderAction href="#login" icon={<UserIcon size="l" />} label="Войти" />
      <HeaderAction href="#favorites" icon={<HeartIcon size="l" />} label="Избранное" count={7} />
      <HeaderAction
        href="#cart"
        icon={<CartIcon size="l" />}
        label="93 940 ₽"
        name="Корзина, 6 товаров"
        count={6}
        loud
      />
    </>
  ),
  nav: sections.map(quiet),
};

/** Its footer. */
export const footer: FooterProps = {
  about: (
    <Stack gap={3} align="start">
      <Logo />
      <Text size={20} weight="strong" tone="strong">
        8 800 200-41-14
      </Text>
      <Text tone="muted">Ежедневно с 8 до 22, звонок бесплатный</Text>
    </Stack>
  ),
  columns: [
    columnOf('Покупателю', ['Доставка и подъём', 'Сборка', 'Возврат 30 дней', 'Гарантия']),
    columnOf('О Сирени', ['Магазины', 'О компании', 'Вакансии']),
    columnOf('Идеи', ['Гостиная', 'Спальня', 'Прихожая']),
  ],
  legal: (
    <>
      <span>© 2026 ООО «Сирень Дом»</span>
      {quiet('Оферта')}
      <span>Цены действуют для Екатеринбурга 21 ноября 2026</span>
    </>
  ),
};

/** Its ways at the bottom of a phone. */
export const ways: readonly Way[] = [
  { label: 'Главная', icon: <HomeIcon size="l" />, href: '#home' },
  { label: 'Каталог', icon: <GridIcon size="l" />, href: '#catalog', current: true },
  { label: 'Корзина', icon: <CartIcon size="l" />, href: '#cart', count: 6 },
  { label: 'Избранное', icon: <HeartIcon size="l" />, href: '#favorites', count: 7 },
  { label: 'Профиль', icon: <UserIcon size="l" />, href: '#profile' },
];
