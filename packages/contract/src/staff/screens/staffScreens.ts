import { can } from '@siren/domain/account';
import type { Permission } from '@siren/domain/account';

/** Where a screen lies: `admin` below `ADMIN_PATH`, `tools` below `TOOLS_PATH`. */
export type StaffArea = 'admin' | 'tools';

/** A screen of the staff's app: guard, sidebar, palette, docs and tests read it here. */
export interface StaffScreen {
  area: StaffArea;
  /** Address below that of its area, without a slash; empty for the first screen. */
  path: string;
  title: string;
  /** Heading of its group in the sidebar; empty for what stands above all groups. */
  group: string;
  /** Who may see it, besides what its area needs: whoever has it, or one of several. See `maySee`. */
  needs: Permission | readonly Permission[];
  /** Its records have addresses of their own below it: `{path}/{id}`. */
  records: boolean;
  /** What is printed of its records, one or several: `{path}/{ids}/print/{paper}`. */
  papers: readonly string[];
}

/** All screens in the order of the sidebar, by the name of their folder. */
export const staffScreens = {
  overview: {
    area: 'admin',
    path: '',
    title: 'Обзор',
    group: '',
    needs: 'admin.access',
    records: false,
    papers: [],
  },
  goods: {
    area: 'admin',
    path: 'products',
    title: 'Товары',
    group: 'Каталог',
    needs: 'catalog.edit',
    records: true,
    papers: [],
  },
  sections: {
    area: 'admin',
    path: 'sections',
    title: 'Разделы',
    group: 'Каталог',
    needs: 'catalog.edit',
    records: true,
    papers: [],
  },
  refs: {
    area: 'admin',
    path: 'refs',
    title: 'Справочники',
    group: 'Каталог',
    needs: 'refs.edit',
    records: true,
    papers: [],
  },
  pages: {
    area: 'admin',
    path: 'pages',
    title: 'Страницы',
    group: 'Каталог',
    needs: 'catalog.edit',
    records: true,
    papers: [],
  },
  imports: {
    area: 'admin',
    path: 'import-log',
    title: 'Журнал импорта',
    group: 'Каталог',
    needs: 'imports.run',
    records: true,
    papers: [],
  },
  'catalog-errors': {
    area: 'admin',
    path: 'catalog-error',
    title: 'Ошибки каталога',
    group: 'Каталог',
    needs: 'catalog-errors.edit',
    records: false,
    papers: [],
  },
  orders: {
    area: 'admin',
    path: 'orders',
    title: 'Заказы',
    group: 'Продажи',
    needs: 'orders.manage',
    records: true,
    papers: ['picking', 'waybill'],
  },
  clients: {
    area: 'admin',
    path: 'clients',
    title: 'Клиенты',
    group: 'Продажи',
    needs: 'orders.manage',
    records: true,
    papers: [],
  },
  stores: {
    area: 'admin',
    path: 'franchise-store',
    title: 'Магазины',
    group: 'Продажи',
    needs: 'franchise-stores.edit',
    records: true,
    papers: [],
  },
  coupons: {
    area: 'admin',
    path: 'discount-coupons',
    title: 'Промокоды',
    group: 'Продажи',
    needs: 'coupons.edit',
    records: true,
    papers: [],
  },
  'product-lists': {
    area: 'tools',
    path: 'product-list-editor',
    title: 'Списки товаров',
    group: 'Инструменты',
    needs: 'product-lists.edit',
    records: true,
    papers: [],
  },
  'photo-reports': {
    area: 'tools',
    path: 'photoreport-plan',
    title: 'Фотоотчёты',
    group: 'Инструменты',
    needs: ['photo-reports.plan', 'photo-reports.send', 'photo-reports.review'],
    records: true,
    papers: [],
  },
  people: {
    area: 'admin',
    path: 'people',
    title: 'Пользователи и\u00a0права',
    group: 'Управление',
    needs: 'users.manage',
    records: true,
    papers: [],
  },
  audit: {
    area: 'admin',
    path: 'audit',
    title: 'История действий',
    group: 'Управление',
    needs: 'users.manage',
    records: false,
    papers: [],
  },
} as const satisfies Record<string, StaffScreen>;

export type StaffScreenName = keyof typeof staffScreens;

const screens: Readonly<Record<StaffScreenName, StaffScreen>> = staffScreens;

/** What enters an area by itself: the tools are for whoever may see one of them. */
const AREA_NEEDS: Readonly<Record<StaffArea, readonly Permission[]>> = { admin: ['admin.access'], tools: [] };

/** Screens that whoever has one certain permission may see. */
export type ScreenOfOne = {
  [Name in StaffScreenName]: (typeof staffScreens)[Name]['needs'] extends Permission ? Name : never;
}[StaffScreenName];

/** All the permissions that such a screen needs, and every call that is made for it. */
export function needsOf(name: ScreenOfOne): readonly Permission[] {
  const { area, needs } = staffScreens[name];
  return [...new Set([...AREA_NEEDS[area], needs])];
}

/** Whether somebody with these permissions may see a screen. */
export function maySee(permissions: readonly string[], name: StaffScreenName): boolean {
  const { area, needs } = screens[name];
  return (
    AREA_NEEDS[area].every((one) => can(permissions, one)) &&
    [needs].flat().some((one) => can(permissions, one))
  );
}

/** Screens that somebody with these permissions may see, in the order of the sidebar. */
export function screensFor(permissions: readonly string[]): StaffScreenName[] {
  const names = Object.keys(screens) as StaffScreenName[];
  return names.filter((name) => maySee(permissions, name));
}
