import { addRelated } from '@siren/domain/goods';
import type { RelatedGood, StaffGood } from '@siren/domain/goods';
import type { OpenGood } from './useGood.ts';
import { useOwnList } from './useOwnList.ts';
import type { ListChange } from './useOwnList.ts';
import { useTurns } from './useTurns.ts';

const idOf = ({ id }: RelatedGood): number => id;

/** The goods beside one, and what can be done to them. */
export interface OpenRelated {
  /** As they are seen: in the order that is on its way, too. */
  related: readonly RelatedGood[];
  order(related: readonly RelatedGood[]): void;
  add(id: number): void;
  /** A press brings it back. */
  remove(good: RelatedGood): void;
  /** Lets the shop compute them again. Rejects with the refusal. */
  giveBack(): Promise<unknown>;
}

export function useRelated(good: StaffGood, open: OpenGood): OpenRelated {
  const { id } = good;
  const take = useTurns(good);
  const send = (change: ListChange<number>): Promise<void> =>
    take(({ version, related, relatedByHand }) => {
      const next = change(related.map(idOf), relatedByHand);
      return open.setRelated({ related: next && [...next] }, version);
    });
  const list = useOwnList<RelatedGood, number>({
    ...{ list: good.related, keyOf: idOf, keptKeyOf: Number, send, gone: 'Товар убрали' },
  });
  return {
    related: list.shown,
    order: list.order,
    remove: list.remove,
    add: (added) => list.go((present) => addRelated(id, present, added)),
    giveBack: () => send(() => null),
  };
}
