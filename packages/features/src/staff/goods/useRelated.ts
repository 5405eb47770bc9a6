import { addRelated, broughtBack } from '@siren/domain/goods';
import type { RelatedGood, StaffGood, TakenOut } from '@siren/domain/goods';
import { notifications } from '@siren/ui/notifications';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import type { OpenGood } from './useGood.ts';
import { useTurns } from './useTurns.ts';

/** null lets the shop compute them. */
type Change = (related: readonly number[], byHand: boolean) => readonly number[] | null;

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
  const tell = useTell();
  const take = useTurns(good);
  const [pending, setPending] = useState<readonly RelatedGood[] | null>(null);
  const send = (change: Change): Promise<void> =>
    take(({ version, related, relatedByHand }) => {
      const ids = related.map((one) => one.id);
      const next = change(ids, relatedByHand);
      return open.setRelated({ related: next && [...next] }, version);
    });
  const go = (change: Change) => void send(change).catch((error: unknown) => tell.failed(error));
  return {
    related: pending ?? good.related,
    order(next) {
      setPending(next);
      const places = new Map(next.map((one, at) => [one.id, at]));
      void send((present) =>
        present.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)),
      )
        .catch((error: unknown) => tell.failed(error))
        .finally(() => setPending(null));
    },
    add: (added) => go((present) => addRelated(id, present, added)),
    remove(gone) {
      let taken: TakenOut<number> | null = null;
      const bringBack = () => go((present) => (taken ? broughtBack(taken, present, Number) : present));
      void send((before, byHand) => {
        const after = before.filter((one) => one !== gone.id);
        taken = { before, after, byHand };
        return after;
      }).then(
        () =>
          notifications.show({
            ...{ tone: 'positive', text: 'Товар убрали' },
            action: { label: 'Вернуть', onSelect: bringBack },
          }),
        (error: unknown) => tell.failed(error),
      );
    },
    giveBack: () => send(() => null),
  };
}
