import type { SortRule } from '@siren/ui/data-table';
import type { ListAddress } from './listAddress.ts';

type Order = NonNullable<ListAddress['sort']>;

const turned = ({ key, direction }: Order): Order => ({
  key,
  direction: direction === 'ascending' ? 'descending' : 'ascending',
});

/**
 * The order after a press on the head of a column; null for the one that the list begins with. A list is never without one: where the
 * table would have none, the order that the list begins with is turned round, so that each press does something.
 *
 * @param next what the table asks for @param now the order that the rows are in @param first the one that the list begins with
 */
export function sortAfter([rule]: readonly SortRule[], now: Order, first: Order): Order | null {
  const after = rule ?? (now.key === first.key ? turned(now) : first);
  return after.key === first.key && after.direction === first.direction ? null : after;
}
