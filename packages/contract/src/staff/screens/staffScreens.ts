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
  /** Who may see it. Screens of the admin area need `admin.access` besides. */
  needs: Permission;
  /** Its records have addresses of their own below it: `{path}/{id}`. */
  records: boolean;
}

/** All screens in the order of the sidebar, by the name of their folder. */
export const staffScreens = {
  orders: {
    area: 'admin',
    path: 'orders',
    title: 'Заказы',
    group: 'Продажи',
    needs: 'orders.manage',
    records: true,
  },
} as const satisfies Record<string, StaffScreen>;

export type StaffScreenName = keyof typeof staffScreens;

const screens: Readonly<Record<StaffScreenName, StaffScreen>> = staffScreens;

/** Screens that somebody with these permissions may see, in the order of the sidebar. */
export function screensFor(permissions: readonly string[]): StaffScreenName[] {
  const names = Object.keys(screens) as StaffScreenName[];
  return names.filter((name) => {
    const { area, needs } = screens[name];
    return permissions.includes(needs) && (area === 'tools' || permissions.includes('admin.access'));
  });
}
