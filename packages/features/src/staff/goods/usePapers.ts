import { broughtBack, GOOD_PAPERS_MAX } from '@siren/domain/goods';
import type { GoodPaper, SetPaper, StaffGood, TakenOut } from '@siren/domain/goods';
import { notifications } from '@siren/ui/notifications';
import { useState } from 'react';
import { useTell } from '../kit/index.ts';
import type { OpenGood } from './useGood.ts';
import { useTurns } from './useTurns.ts';

/** null gives them back to the feed. */
type Change = (papers: readonly SetPaper[], byHand: boolean) => readonly SetPaper[] | null;

const setOf = ({ type, name, url }: SetPaper): SetPaper => ({ type, name, url });

const urlOf = ({ url }: SetPaper): string => url;

/** The papers of a good, and what can be done to them. */
export interface OpenPapers {
  /** As they are seen: in the order that is on its way, too. */
  papers: readonly GoodPaper[];
  order(papers: readonly GoodPaper[]): void;
  /** What is there already stays as it is. Rejects with the refusal. */
  add(papers: readonly SetPaper[]): Promise<void>;
  /** A press brings it back. */
  remove(paper: SetPaper): void;
  /** Another name or kind of it. Rejects with the refusal. */
  rename(paper: SetPaper): Promise<void>;
  /** Gives them back to the feed. Rejects with the refusal. */
  giveBack(): Promise<unknown>;
}

export function usePapers(good: StaffGood, open: OpenGood): OpenPapers {
  const tell = useTell();
  const take = useTurns(good);
  const [pending, setPending] = useState<readonly GoodPaper[] | null>(null);
  const send = (change: Change): Promise<void> =>
    take(({ version, papers, feedPapers }) => {
      const next = change(papers.map(setOf), feedPapers !== null);
      return open.setPapers({ papers: next && next.slice(0, GOOD_PAPERS_MAX) }, version);
    });

  return {
    papers: pending ?? good.papers,
    order(next) {
      setPending(next);
      const places = new Map(next.map(({ url }, at) => [url, at]));
      void send((present) =>
        present.toSorted((one, other) => (places.get(one.url) ?? 0) - (places.get(other.url) ?? 0)),
      )
        .catch((error: unknown) => tell.failed(error))
        .finally(() => setPending(null));
    },
    add: (added) =>
      send((present) => [
        ...present,
        ...added.filter(({ url }) => !present.some((one) => one.url === url)).map(setOf),
      ]),
    remove(gone) {
      let taken: TakenOut<SetPaper> | null = null;
      const bringBack = () =>
        void send((present) => (taken ? broughtBack(taken, present, urlOf) : present)).catch(
          (error: unknown) => tell.failed(error),
        );
      void send((before, byHand) => {
        const after = before.filter(({ url }) => url !== gone.url);
        taken = { before, after, byHand };
        return after;
      }).then(
        () =>
          notifications.show({
            ...{ tone: 'positive', text: 'Документ убрали' },
            action: { label: 'Вернуть', onSelect: bringBack },
          }),
        (error: unknown) => tell.failed(error),
      );
    },
    rename: (paper) => send((present) => present.map((one) => (one.url === paper.url ? setOf(paper) : one))),
    giveBack: () => send(() => null),
  };
}
