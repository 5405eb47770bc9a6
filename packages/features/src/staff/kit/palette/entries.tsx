import type { AnswerOf } from '@siren/contract/calls';
import { screensFor, staffScreens } from '@siren/contract/staff/screens';
import type { StaffScreen, StaffScreenName } from '@siren/contract/staff/screens';
import { formatCount, formatMoney, formatNumber, formatPhone } from '@siren/ui/format';
import {
  BoxIcon,
  ExitIcon,
  InfoIcon,
  ListIcon,
  ReceiptIcon,
  StoreIcon,
  UserIcon,
  WalletIcon,
} from '@siren/ui/icons';
import { screenPath, wayTo } from '../area.tsx';
import type { AreaFacts } from '../area.tsx';
import { calledOf } from '../calledOf.ts';
import { goodPath } from '../goodPath.ts';
import { shortcuts } from '../keys/index.ts';
import { writeListAddress } from '../list/listAddress.ts';
import { statusWords } from '../statusWords.ts';
import { screenIcons } from '../ways.tsx';
import type { Entry } from './Entry.ts';

/** Screens that somebody with these permissions may see. */
export const screenEntries = (permissions: readonly string[], area: AreaFacts): Entry[] =>
  screensFor(permissions).flatMap((name) => {
    const { title, group }: StaffScreen = staffScreens[name];
    const deed = wayTo(name, area);
    return deed ? [{ key: `screen-${name}`, title, also: [group], icon: screenIcons[name], deed }] : [];
  });

/** What leads to a record, from the area that one is in; nothing where the area of its screen is closed. */
export function entryFrom(area: AreaFacts, name: StaffScreenName, entry: Entry): Entry[] {
  if (!('to' in entry.deed)) return [entry];
  const deed = wayTo(name, area, entry.deed.to);
  return deed ? [{ ...entry, deed }] : [];
}

/** What the palette does without leading to a screen. */
export interface PaletteActions {
  /** Shows the sheet of shortcuts. */
  showKeys(): void;
  /** Signs out. */
  leave(): void;
}

export const actionEntries = ({ showKeys, leave }: PaletteActions): Entry[] => [
  { key: 'shop', title: 'В\u00a0магазин', also: ['Сайт'], icon: <StoreIcon />, deed: { href: '/' } },
  {
    key: 'keys',
    title: shortcuts.sheet.does,
    also: ['Клавиатура', 'Помощь'],
    icon: <InfoIcon />,
    deed: { act: showKeys },
  },
  { key: 'leave', title: 'Выйти', also: ['Выход'], icon: <ExitIcon />, deed: { act: leave } },
];

type OrderRow = AnswerOf<'/api/admin/orders/list'>['rows'][number];
type ClientRow = AnswerOf<'/api/admin/clients/list'>['rows'][number];

type StoreRow = AnswerOf<'/api/admin/franchise-stores/list'>['rows'][number];
type CouponRow = AnswerOf<'/api/admin/coupons/list'>['rows'][number];

type ListRow = AnswerOf<'/api/tools/product-lists/list'>['rows'][number];

type GoodRow = AnswerOf<'/api/admin/catalog/list'>['rows'][number];

const recordPath = (name: StaffScreenName, id: number) => `${screenPath(name)}/${id}`;

export const orderEntry = ({ id, number, customer, toPay, status }: OrderRow): Entry => ({
  key: `order-${id}`,
  title: `№\u00a0${number}`,
  note: [customer, formatMoney(toPay), statusWords[status.code].word].join(', '),
  icon: <ReceiptIcon />,
  deed: { to: recordPath('orders', id) },
});

export function clientEntry(client: ClientRow): Entry {
  const title = calledOf(client);
  const reached = [client.phone === null ? null : formatPhone(client.phone), client.email];
  const note = reached.filter((one) => one && one !== title).join(', ');
  return {
    key: `client-${client.id}`,
    title,
    icon: <UserIcon />,
    ...(note && { note }),
    deed: { to: recordPath('clients', client.id) },
  };
}

export const goodEntry = ({ id, variant, name, article, price }: GoodRow): Entry => ({
  key: `good-${id}`,
  title: name,
  note: [article, price === null ? null : formatMoney(price)].filter((one) => one).join(', '),
  icon: <BoxIcon />,
  deed: { to: goodPath({ id, variant }) },
});

export const storeEntry = ({ id, name, code, city }: StoreRow): Entry => ({
  key: `store-${id}`,
  title: name,
  note: [code, city.name].join(', '),
  icon: <StoreIcon />,
  deed: { to: recordPath('stores', id) },
});

export const couponEntry = ({ id, code, description }: CouponRow): Entry => ({
  key: `coupon-${id}`,
  title: code,
  icon: <WalletIcon />,
  ...(description && { note: description }),
  deed: { to: recordPath('coupons', id) },
});

export const listEntry = ({ id, name, goods }: ListRow): Entry => ({
  key: `list-${id}`,
  title: name,
  note: formatCount(goods, ['товар', 'товара', 'товаров']),
  icon: <ListIcon />,
  deed: { to: recordPath('product-lists', id) },
});

/** Leads to the list with all that were found, of which the palette shows the first. */
export const allEntry = (name: StaffScreenName, query: string, total: number): Entry => ({
  key: `all-${name}`,
  title: `${staffScreens[name].title}: все ${formatNumber(total)}`,
  icon: <ListIcon />,
  deed: {
    to:
      screenPath(name) +
      writeListAddress({
        query,
        filters: {},
        sort: null,
        page: 1,
        view: null,
        hidden: null,
      }),
  },
});
