import { permissions } from '@siren/domain/account';
import type { DemoUser } from './types.ts';

/** One account of each kind; created in a demo shop only. */
export const users: readonly DemoUser[] = [
  {
    login: 'buyer',
    password: 'buyer-demo',
    name: 'Анна Лебедева',
    phone: '+79122044108',
    email: 'anna@shop.invalid',
    about: 'покупательница с бонусами',
    flags: [],
    permissions: [],
    bonus: 1840,
  },
  {
    login: 'staff',
    password: 'staff-demo',
    name: 'Олег Мартынов',
    phone: '+79122044201',
    email: 'oleg@shop.invalid',
    about: 'заказывает за клиентов',
    flags: ['staff'],
    permissions: ['admin.access', 'client.resolve', 'orders.manage'],
    bonus: 0,
  },
  {
    login: 'editor',
    password: 'editor-demo',
    name: 'Вера Соколова',
    phone: '+79122044302',
    email: 'vera@shop.invalid',
    about: 'ведёт подборки и фотоотчёты',
    flags: ['staff'],
    permissions: ['product-lists.edit', 'photo-reports.plan', 'photo-reports.send', 'photo-reports.review'],
    bonus: 500,
  },
  {
    login: 'cashier',
    password: 'cashier-demo',
    name: 'Илья Громов',
    phone: '+79122044403',
    email: 'ilya@shop.invalid',
    about: 'работает на кассе',
    flags: ['staff'],
    permissions: ['backoffice.access', 'orders.manage'],
    bonus: 0,
  },
  {
    login: 'exchange',
    password: 'exchange-demo',
    name: 'Обмен с 1С',
    phone: '+79122044605',
    email: 'exchange@shop.invalid',
    about: 'программа 1С: товары и заказы',
    flags: ['staff'],
    permissions: ['imports.run', 'orders.manage'],
    bonus: 0,
  },
  {
    login: 'admin',
    password: 'admin-demo',
    name: 'Мария Ветрова',
    phone: '+79122044504',
    email: 'maria@shop.invalid',
    about: 'может всё',
    flags: ['staff', 'admin'],
    permissions,
    bonus: 500,
  },
];

/** Where orders that staff place come from. */
export const orderSources: readonly string[] = ['Звонок', 'Чат на сайте', 'Мессенджер', 'Магазин'];
