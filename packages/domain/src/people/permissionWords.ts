import type { Permission } from '../account/index.ts';

/** What each permission is called. */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'catalog.edit': 'Товары, разделы и\u00a0страницы',
  'refs.edit': 'Справочники',
  'imports.run': 'Импорт',
  'catalog-errors.edit': 'Ошибки каталога',
  'orders.manage': 'Заказы и\u00a0клиенты',
  'client.resolve': 'Заказы за\u00a0клиентов',
  'coupons.edit': 'Скидочные купоны',
  'franchise-stores.edit': 'Магазины-партнёры',
  'backoffice.access': 'Касса и\u00a0комнаты',
  'product-lists.edit': 'Списки товаров',
  'photo-reports.plan': 'Фотоотчёты: план',
  'photo-reports.send': 'Фотоотчёты: отправка',
  'photo-reports.review': 'Фотоотчёты: проверка',
  'admin.access': 'Вход в\u00a0админку',
  'users.manage': 'Пользователи и\u00a0права',
};
