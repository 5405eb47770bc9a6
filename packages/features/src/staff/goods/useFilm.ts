import type { FilmChoice, SetFilm, StaffGood } from '@siren/domain/goods';
import { notifications } from '@siren/ui/notifications';
import { useTell } from '../kit/index.ts';
import type { OpenGood } from './useGood.ts';
import { useTurns } from './useTurns.ts';

const setOf = (film: SetFilm | null): SetFilm | null => film && { url: film.url, captions: film.captions };

/** What can be done to the film of a good. */
export interface OpenFilm {
  /** Another film, without captions yet. Rejects with the refusal. */
  set(url: string): Promise<void>;
  /** Its captions, or none. Rejects with the refusal. */
  caption(captions: string | null): Promise<void>;
  /** A press brings it back. */
  remove(): void;
  /** Gives it back to the feed. Rejects with the refusal. */
  giveBack(): Promise<unknown>;
}

export function useFilm(good: StaffGood, open: OpenGood): OpenFilm {
  const tell = useTell();
  const take = useTurns(good);
  const send = (change: (present: SetFilm | null, byHand: boolean) => FilmChoice): Promise<void> =>
    take(({ version, film, feedFilm }) =>
      open.setFilm({ film: change(setOf(film), feedFilm !== null) }, version),
    );
  return {
    set: (url) => send(() => ({ url, captions: null })),
    caption: (captions) => send((present) => present && { ...present, captions }),
    remove() {
      let gone: FilmChoice = 'feed';
      const bringBack = () =>
        void send((present) => present ?? gone).catch((error: unknown) => tell.failed(error));
      void send((present, byHand) => {
        gone = byHand ? present : 'feed';
        return null;
      }).then(
        () =>
          notifications.show({
            ...{ tone: 'positive', text: 'Фильм убрали' },
            action: { label: 'Вернуть', onSelect: bringBack },
          }),
        (error: unknown) => tell.failed(error),
      );
    },
    giveBack: () => send(() => 'feed'),
  };
}
