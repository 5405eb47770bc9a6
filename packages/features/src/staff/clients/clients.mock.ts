import type { PayloadOf } from '@siren/contract/calls';
import { mockCall } from '@siren/contract/mock';
import type { ClientFilters, StaffClientRow } from '@siren/domain/client-records';
import { isTooShort } from '@siren/domain/orders';
import { mockViews } from '../kit/views/views.mock.ts';

const fits =
  ({ blocked }: ClientFilters, query: string) =>
  (client: StaffClientRow) =>
    (!blocked || client.blocked) &&
    !isTooShort(query) &&
    `${client.name} ${client.phone} ${client.email}`.toLowerCase().includes(query.toLowerCase());

type Sort = NonNullable<PayloadOf<'/api/admin/clients/list'>['sort']>;

const valueOf = (client: StaffClientRow, key: Sort['key']): string | number =>
  key === 'lastOrder' ? (client.lastOrder?.at ?? '') : client[key];

const compare = ({ key, direction }: Sort) => {
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: StaffClientRow, other: StaffClientRow) => {
    const [a, b] = [valueOf(one, key), valueOf(other, key)];
    return (
      sign *
      (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ru'))
    );
  };
};

/** A server that has these accounts. */
export const mockClients = (clients: readonly StaffClientRow[]) => [
  ...mockViews(),
  mockCall('/api/admin/clients/list', ({ query, filters, sort, page, size }) => {
    const found = clients.filter(fits(filters, query)).toSorted(compare(sort));
    return { rows: found.slice((page - 1) * size, page * size), total: found.length, sums: {} };
  }),
];
