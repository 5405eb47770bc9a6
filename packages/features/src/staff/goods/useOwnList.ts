import { broughtBack } from '@siren/domain/goods';
import type { TakenOut } from '@siren/domain/goods';
import { notifications } from '@siren/ui/notifications';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';

type Key = number | string;

/** Another list of what there is; null gives it back to whose it was. */
export type ListChange<Kept> = (present: readonly Kept[], byHand: boolean) => readonly Kept[] | null;

export interface OwnListOptions<Shown, Kept> {
  /** The list of the good as it is. */
  list: readonly Shown[];
  keyOf: (item: Shown) => Key;
  keptKeyOf: (item: Kept) => Key;
  /** Sends a change of the list as it was answered last. Rejects with the refusal. */
  send(change: ListChange<Kept>): Promise<void>;
  /** What is told when one is taken out: «Документ убрали». */
  gone: string;
}

/** A list of a good that is staff's own once they touch it: put in order, and taken out of, with a press that brings back. */
export function useOwnList<Shown, Kept>(options: OwnListOptions<Shown, Kept>) {
  const { list, keyOf, keptKeyOf, send, gone } = options;
  const tell = useTell();
  const [pending, setPending] = useState<readonly Shown[] | null>(null);
  const go = (change: ListChange<Kept>) => void send(change).catch((error: unknown) => tell.failed(error));
  return {
    /** As it is seen: in the order that is on its way, too. */
    shown: pending ?? list,
    /** Sends a change; its refusal is told. */
    go,
    order(next: readonly Shown[]) {
      setPending(next);
      const places = new Map(next.map((item, at) => [keyOf(item), at]));
      const placeOf = (item: Kept) => places.get(keptKeyOf(item)) ?? 0;
      void send((present) => present.toSorted((one, other) => placeOf(one) - placeOf(other)))
        .catch((error: unknown) => tell.failed(error))
        .finally(() => setPending(null));
    },
    remove(item: Shown) {
      let taken: TakenOut<Kept> | null = null;
      const bringBack = () => go((present) => (taken ? broughtBack(taken, present, keptKeyOf) : present));
      void send((before, byHand) => {
        const after = before.filter((one) => keptKeyOf(one) !== keyOf(item));
        taken = { before, after, byHand };
        return after;
      }).then(
        () =>
          notifications.show({
            ...{ tone: 'positive', text: gone },
            action: { label: 'Вернуть', onSelect: bringBack },
          }),
        (error: unknown) => tell.failed(error),
      );
    },
  };
}
