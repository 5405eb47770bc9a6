import { broughtBack, GOOD_PICTURES_MAX } from '@siren/domain/goods';
import type { GoodPicture, GoodVariant, SetPicture, StaffGood, TakenOut } from '@siren/domain/goods';
import { notifications } from '@siren/ui/notifications';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import type { OpenGood } from './useGood.ts';
import { useTurns } from './useTurns.ts';

/** null gives them back to the feed. */
type Change = (pictures: readonly SetPicture[], byHand: boolean) => readonly SetPicture[] | null;

const setOf = ({ id, alt }: SetPicture): SetPicture => ({ id, alt });

const idOf = ({ id }: SetPicture): number => id;

/** The pictures of a variant, and what can be done to them. */
export interface OpenPictures {
  /** As they are seen: in the order that is on its way, too. */
  pictures: readonly GoodPicture[];
  order(pictures: readonly GoodPicture[]): void;
  add(ids: readonly number[]): void;
  /** A press brings it back. */
  remove(picture: SetPicture): void;
  /** Words for those who do not see it. Rejects with the refusal. */
  describe(picture: SetPicture, alt: string | null): Promise<void>;
  /** Gives them back to the feed. Rejects with the refusal. */
  giveBack(): Promise<unknown>;
}

export function usePictures(good: StaffGood, variant: GoodVariant, open: OpenGood): OpenPictures {
  const { offer } = variant;
  const tell = useTell();
  const take = useTurns(good);
  const [pending, setPending] = useState<readonly GoodPicture[] | null>(null);
  const send = (change: Change): Promise<void> =>
    take(({ version, variants }) => {
      const latest = variants.find((one) => one.offer === offer) ?? variant;
      const pictures = change(latest.pictures.map(setOf), latest.feedPictures !== null);
      return open.setPictures({ offer, pictures: pictures && pictures.slice(0, GOOD_PICTURES_MAX) }, version);
    });
  const go = (change: Change) => void send(change).catch((error: unknown) => tell.failed(error));

  return {
    pictures: pending ?? variant.pictures,
    order(next) {
      setPending(next);
      const places = new Map(next.map(({ id }, at) => [id, at]));
      void send((present) =>
        present.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
      )
        .catch((error: unknown) => tell.failed(error))
        .finally(() => setPending(null));
    },
    add: (ids) =>
      go((present) => [
        ...present,
        ...ids.filter((id) => !present.some((one) => one.id === id)).map((id) => ({ id, alt: null })),
      ]),
    remove(picture) {
      let taken: TakenOut<SetPicture> | null = null;
      const bringBack = () => go((present) => (taken ? broughtBack(taken, present, idOf) : present));
      void send((before, byHand) => {
        const after = before.filter(({ id }) => id !== picture.id);
        taken = { before, after, byHand };
        return after;
      }).then(
        () =>
          notifications.show({
            ...{ tone: 'positive', text: 'Картинку убрали' },
            action: { label: 'Вернуть', onSelect: bringBack },
          }),
        (error: unknown) => tell.failed(error),
      );
    },
    describe: (picture, alt) =>
      send((present) => present.map((one) => (one.id === picture.id ? { ...one, alt } : one))),
    giveBack: () => send(() => null),
  };
}
