import { permissions as all } from '@siren/domain/account';
import type { Permission } from '@siren/domain/account';
import type { Invitation, Person, Role } from '@siren/domain/people';

export const storyRoles: readonly Omit<Role, 'people'>[] = [
  {
    id: 1,
    name: 'Магазин',
    permissions: ['orders.manage', 'backoffice.access'],
    needsFactor: true,
    version: 1,
  },
  {
    id: 2,
    name: 'Контент',
    permissions: ['product-lists.edit', 'catalog.edit'],
    needsFactor: false,
    version: 1,
  },
];

const role = (id: number) => {
  const found = storyRoles.find((one) => one.id === id);
  return found && { role: { id, name: found.name }, permissions: found.permissions };
};

/** Somebody of the staff, with a name and what they may do. */
export const makePerson = (over: Partial<Person> & Pick<Person, 'id' | 'login' | 'name'>): Person => ({
  ...{ role: null, permissions: [], blocked: false, factor: 'off', onlyAdministrator: false },
  ...{ seenAt: '2026-11-21T09:04:00+05:00', timeZone: 'Asia/Yekaterinburg' },
  ...{ phone: '+79125550114', email: null, createdAt: '2025-09-12T10:00:00+05:00' },
  ...{ stores: null, sessions: 1, blockedWhy: null, version: 3, changes: [] },
  ...over,
});

/** Stores that somebody can be bound to. */
export const bindableStores = [
  { id: 1, name: 'Сирень Уралмаш', address: 'пр. Космонавтов, 46' },
  { id: 2, name: 'Сирень Центр', address: 'ул. Малышева, 71' },
  { id: 3, name: 'Сирень Тагил', address: 'пр. Ленина, 35' },
];

const sales: Permission[] = ['admin.access', 'orders.manage', 'client.resolve', 'coupons.edit'];

export const storyPeople: readonly Person[] = [
  makePerson({
    ...{ id: 3, login: 'e.kim', name: 'Елена Ким', permissions: [...all], factor: 'on' },
    ...{ seenAt: '2026-11-21T12:44:00+05:00', sessions: 2 },
  }),
  makePerson({ id: 4, login: 'o.garaev', name: 'Олег Гараев', permissions: sales }),
  makePerson({
    ...{ id: 5, login: 'i.boyarshinova', name: 'Ирина Бояршинова', ...role(1), factor: 'on' },
    ...{ seenAt: '2026-11-20T19:58:00+05:00', email: 'irina@mail.example' },
    stores: [{ id: 1, name: 'Сирень Уралмаш' }],
    changes: [
      {
        ...{ id: 1, at: '2026-09-12T11:20:00+05:00', by: { id: 3, name: 'Елена Ким' }, action: 'rights' },
        changes: [
          { field: 'role', from: null, to: 'Магазин' },
          { field: 'orders.manage', from: false, to: true },
          { field: 'backoffice.access', from: false, to: true },
        ],
      },
    ],
  }),
  makePerson({ id: 6, login: 'm.shevchuk', name: 'Максим Шевчук', ...role(2) }),
  makePerson({
    id: 7,
    login: 'n.rogov',
    name: 'Никита Рогов',
    ...role(1),
    factor: 'due',
    seenAt: null,
    sessions: 0,
  }),
  makePerson({
    ...{ id: 8, login: 's.melnik', name: 'Софья Мельник', permissions: ['refs.edit'], sessions: 0 },
    ...{ blocked: true, blockedWhy: 'Уволилась', seenAt: '2026-10-02T18:00:00+05:00' },
  }),
];

/** Names that are longer than any column. */
export const longPerson: Person = makePerson({
  ...{ id: 90, login: 'aleksandra.konstantinopolskaya-nizhegorodskaya@mail.example' },
  name: 'Константинопольская-Нижегородская Александра Вячеславовна',
  role: { id: 9, name: 'Старшая по\u00a0подборкам и\u00a0фотоотчётам уральских магазинов-партнёров' },
  permissions: ['product-lists.edit'],
});

/** A buyer whose contact this is. */
export const STORY_BUYER = '+7 912 555-01-77';

/** One who may still come, and one whose link has run out. */
export const storyInvitations: readonly Invitation[] = [
  {
    ...{ id: 2, email: 'n.rogov@mail.example', account: null, role: { id: 1, name: 'Магазин' } },
    ...{ permissions: ['orders.manage', 'backoffice.access'], expired: false },
    ...{ expiresAt: '2026-11-27T10:00:00+05:00', timeZone: 'Asia/Yekaterinburg', letter: null },
  },
  {
    ...{ id: 1, email: 'yu.somova@mail.example', account: null, role: null },
    ...{ permissions: ['refs.edit'], expired: true },
    ...{ expiresAt: '2026-11-19T10:00:00+05:00', timeZone: 'Asia/Yekaterinburg', letter: null },
  },
];

/** The same in a shop that writes to them: a letter that went, and one that did not. */
export const writtenInvitations: readonly Invitation[] = storyInvitations.map((one, at) => ({
  ...one,
  letter: { state: at === 0 ? 'sent' : 'failed', at: '2026-11-20T10:00:00+05:00' },
}));
