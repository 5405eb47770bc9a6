import { GOOD_PICTURES_MAX } from '@siren/domain/goods';
import type { GoodPicture, GoodVariant, SetPicture, StaffGood } from '@siren/domain/goods';
import type { OpenGood } from './useGood.ts';
import { useOwnList } from './useOwnList.ts';
import type { ListChange } from './useOwnList.ts';
import { useTurns } from './useTurns.ts';

const setOf = ({ id, alt }: SetPicture): SetPicture => ({ id, alt });

const idOf = ({ id }: SetPicture): number => id;

/** The pictures of a variant, and what can be done to them. */
export interface OpenPictures {
  /** As they are seen: in the order that is on its way, too. */
  pictures: readonly GoodPicture[];
  order(pictures: readonly GoodPicture[]): void;
  add(ids: readonly number[]): void;
  /** A press brings it back. */
  remove(picture: GoodPicture): void;
  /** Words for those who do not see it. Rejects with the refusal. */
  describe(picture: SetPicture, alt: string | null): Promise<void>;
  /** Gives them back to the feed. Rejects with the refusal. */
  giveBack(): Promise<unknown>;
}

export function usePictures(good: StaffGood, variant: GoodVariant, open: OpenGood): OpenPictures {
  const { offer } = variant;
  const take = useTurns(good);
  const send = (change: ListChange<SetPicture>): Promise<void> =>
    take(({ version, variants }) => {
      const latest = variants.find((one) => one.offer === offer) ?? variant;
      const pictures = change(latest.pictures.map(setOf), latest.feedPictures !== null);
      return open.setPictures({ offer, pictures: pictures && pictures.slice(0, GOOD_PICTURES_MAX) }, version);
    });
  const list = useOwnList<GoodPicture, SetPicture>({
    ...{ list: variant.pictures, keyOf: idOf, keptKeyOf: idOf, send, gone: 'Картинку убрали' },
  });
  return {
    pictures: list.shown,
    order: list.order,
    remove: list.remove,
    add: (ids) =>
      list.go((present) => [
        ...present,
        ...ids.filter((id) => !present.some((one) => one.id === id)).map((id) => ({ id, alt: null })),
      ]),
    describe: (picture, alt) =>
      send((present) => present.map((one) => (one.id === picture.id ? { ...one, alt } : one))),
    giveBack: () => send(() => null),
  };
}
