import type { Permission } from '@siren/domain/account';

export interface PermissionGroup {
  title: string;
  permissions: readonly Permission[];
}

/** Permissions as one looks for them: each of them in one group. */
export const permissionGroups: readonly PermissionGroup[] = [
  { title: 'Каталог', permissions: ['catalog.edit', 'refs.edit', 'imports.run', 'catalog-errors.edit'] },
  {
    title: 'Продажи',
    permissions: [
      ...(['orders.manage', 'client.resolve', 'coupons.edit'] as const),
      ...(['franchise-stores.edit', 'backoffice.access'] as const),
    ],
  },
  {
    title: 'Инструменты',
    permissions: ['product-lists.edit', 'photo-reports.plan', 'photo-reports.send', 'photo-reports.review'],
  },
  { title: 'Управление', permissions: ['admin.access', 'users.manage'] },
];
