import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { permissions as all } from '@siren/domain/account';
import type { FieldChange } from '@siren/domain/audit';
import {
  inOrder,
  isUnseen,
  isOnlyAdministrator,
  rightsChanges,
  rightsProblem,
  storesText,
} from '@siren/domain/people';
import type { Invitation, Person, Role } from '@siren/domain/people';
import { invitationCalls } from './invitations.mock.ts';
import { bindableStores } from './people.fixtures.ts';

/** Moment of every change in stories, and who makes it. */
const NOW = '2026-11-21T12:46:00+05:00';
const ME = { id: 3, name: 'Елена Ким' };

/** What a small shop has. */
interface Shop {
  people: Person[];
  roles: Omit<Role, 'people'>[];
}

/** Who works on a record meanwhile: what they make of it comes between what was seen and what is sent. */
type Meanwhile = (shop: Shop) => Shop;

const changedBy = (person: Person, action: string, changes: FieldChange[]): Person => ({
  ...person,
  version: person.version + 1,
  changes: [{ id: person.changes.length + 10, at: NOW, by: ME, action, changes }, ...person.changes],
});

const fits =
  ({ query, filters: { blocked, noFactor, unseen, role } = {} }: PayloadOf<'/api/admin/users/list'>) =>
  (person: Person): boolean =>
    (!blocked || person.blocked) &&
    (!noFactor || person.factor !== 'on') &&
    (!unseen ||
      isUnseen(
        person.seenAt === null ? null : Date.parse(person.seenAt),
        Date.parse(person.createdAt),
        Date.parse(NOW),
      )) &&
    (!role || role.some((id) => id === person.role?.id)) &&
    `${person.name} ${person.login} ${person.email}`.toLowerCase().includes((query ?? '').toLowerCase());

/** Judged by the rules of the domain, as the server does. @param own what who asks may do */
function createShop(first: Shop, own: readonly string[], meanwhile?: Meanwhile) {
  let shop = first;
  let other = meanwhile;
  const shown = (person: Person): Person => ({
    ...person,
    onlyAdministrator: isOnlyAdministrator(person.id, shop.people),
  });
  const find = (id: number): Person => {
    const person = shop.people.find((one) => one.id === id);
    if (!person) throw staffRefusal('person.not_found');
    return person;
  };
  const roles = () => ({
    roles: shop.roles.map((role) => ({
      ...role,
      people: shop.people.filter((one) => one.role?.id === role.id).length,
    })),
  });
  const put = (person: Person): Person => {
    shop = { ...shop, people: shop.people.map((one) => (one.id === person.id ? person : one)) };
    return shown(person);
  };
  return {
    drop: (id: number) => (shop = { ...shop, people: shop.people.filter((one) => one.id !== id) }),
    shown,
    find,
    put,
    roles,
    people: () => shop.people.map(shown),
    setRoles: (next: Shop['roles']) => (shop = { ...shop, roles: next }),
    allRoles: () => shop.roles,
    /** Somebody else is quicker, once. */
    overtaken() {
      if (other) shop = other(shop);
      other = undefined;
    },
    check(before: Person['permissions'], after: Person['permissions']) {
      const problem = rightsProblem(own, before, after);
      if (problem) throw staffRefusal(`person.${problem}`);
    },
  };
}
type MockShop = ReturnType<typeof createShop>;

const personCalls = (shop: MockShop) => [
  mockCall('/api/admin/users/list', (asked) => {
    const rows = shop.people().filter(fits(asked));
    return { rows, total: rows.length, sums: {} };
  }),
  mockCall('/api/admin/users/get', ({ id }) => shop.shown(shop.find(id))),
  mockCall('/api/admin/users/save', ({ id, version, rights }) => {
    shop.overtaken();
    const person = shop.find(id);
    if (person.version !== version) throw staffRefusal('general.conflict', { data: shop.shown(person) });
    const role = 'role' in rights ? shop.allRoles().find((one) => one.id === rights.role) : undefined;
    const after = role?.permissions ?? inOrder('permissions' in rights ? rights.permissions : []);
    shop.check(person.permissions, after);
    const named = role ? { id: role.id, name: role.name } : null;
    const changes = [
      { field: 'role', from: person.role?.name ?? null, to: named?.name ?? null },
      ...rightsChanges(person.permissions, after),
    ].filter(({ from, to }) => from !== to);
    return shop.put(changedBy({ ...person, role: named, permissions: after }, 'rights', changes));
  }),
  mockCall('/api/admin/users/stores', () => ({ stores: bindableStores })),
  mockCall('/api/admin/users/bind', ({ id, version, stores }) => {
    shop.overtaken();
    const person = shop.find(id);
    if (person.version !== version) throw staffRefusal('general.conflict', { data: shop.shown(person) });
    const bound =
      stores &&
      bindableStores.flatMap((one) => (stores.includes(one.id) ? [{ id: one.id, name: one.name }] : []));
    const changes = [{ field: 'stores', from: storesText(person.stores), to: storesText(bound) }];
    return shop.put(changedBy({ ...person, stores: bound }, 'bind', changes));
  }),
  mockCall('/api/admin/users/block', ({ id, blocked, reason }) => {
    const person = shop.find(id);
    const sessions = blocked ? 0 : person.sessions;
    const changes = [
      { field: 'blocked', from: !blocked, to: blocked },
      { field: 'reason', from: null, to: reason },
    ];
    const blockedWhy = blocked ? reason : null;
    return shop.put(changedBy({ ...person, blocked, blockedWhy, sessions }, 'block', changes));
  }),
  mockCall('/api/admin/users/reset-factor', ({ id, reason }) => {
    const person = shop.find(id);
    const changes = [
      { field: 'factor', from: true, to: false },
      { field: 'reason', from: null, to: reason },
    ];
    return shop.put(changedBy({ ...person, factor: 'off', sessions: 0 }, 'factor_reset', changes));
  }),
  mockCall('/api/admin/users/dismiss', ({ id, version }) => {
    const person = shop.find(id);
    if (person.version !== version) throw staffRefusal('general.conflict', { data: shop.shown(person) });
    shop.drop(id);
    return {};
  }),
  mockCall('/api/admin/users/end-sessions', ({ id }) => {
    const person = shop.find(id);
    const changes = [{ field: 'sessions', from: person.sessions, to: 0 }];
    return shop.put(changedBy({ ...person, sessions: 0 }, 'sessions', changes));
  }),
];

const roleCalls = (shop: MockShop) => [
  mockCall('/api/admin/users/roles', () => shop.roles()),
  mockCall('/api/admin/users/save-role', ({ seen, name, permissions, needsFactor }) => {
    shop.overtaken();
    const held = shop.allRoles().find((one) => one.id === seen?.id);
    if (held && held.version !== seen?.version)
      throw staffRefusal('general.conflict', { data: shop.roles() });
    const others = shop.allRoles().filter((one) => one !== held);
    if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw staffRefusal('role.name_taken');
    shop.check(held?.permissions ?? [], permissions);
    const { id, version } = held ?? { id: others.length + 100, version: 0 };
    shop.setRoles([
      ...others,
      { id, name, permissions: inOrder(permissions), needsFactor, version: version + 1 },
    ]);
    return shop.roles();
  }),
  mockCall('/api/admin/users/delete-role', ({ id }) => {
    for (const person of shop.people().filter(({ role }) => role?.id === id))
      shop.put({ ...person, role: null });
    shop.setRoles(shop.allRoles().filter((one) => one.id !== id));
    return shop.roles();
  }),
];

/**
 * A server that has these people and roles.
 * @param own what who is at work may do, as `mockMe` says it
 * @param letters what becomes of letters to who is invited; null where links are passed on by hand
 */
export function mockPeople(
  people: readonly Person[],
  roles: readonly Omit<Role, 'people'>[],
  {
    own = all,
    meanwhile,
    invitations = [],
    letters = null,
  }: {
    own?: readonly string[];
    meanwhile?: Meanwhile;
    invitations?: readonly Invitation[];
    letters?: 'sent' | 'failed' | null;
  } = {},
) {
  const shop = createShop({ people: [...people], roles: [...roles] }, own, meanwhile);
  return [
    ...personCalls(shop),
    ...roleCalls(shop),
    ...invitationCalls(shop.allRoles, invitations, { own, letters }),
  ];
}
