import { GOOD_PAPERS_MAX } from '@siren/domain/goods';
import type { GoodPaper, SetPaper, StaffGood } from '@siren/domain/goods';
import type { OpenGood } from './useGood.ts';
import { useOwnList } from './useOwnList.ts';
import type { ListChange } from './useOwnList.ts';
import { useTurns } from './useTurns.ts';

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
  remove(paper: GoodPaper): void;
  /** Another name or kind of it. Rejects with the refusal. */
  rename(paper: SetPaper): Promise<void>;
  /** Gives them back to the feed. Rejects with the refusal. */
  giveBack(): Promise<unknown>;
}

export function usePapers(good: StaffGood, open: OpenGood): OpenPapers {
  const take = useTurns(good);
  const send = (change: ListChange<SetPaper>): Promise<void> =>
    take(({ version, papers, feedPapers }) => {
      const next = change(papers.map(setOf), feedPapers !== null);
      return open.setPapers({ papers: next && next.slice(0, GOOD_PAPERS_MAX) }, version);
    });
  const list = useOwnList<GoodPaper, SetPaper>({
    ...{ list: good.papers, keyOf: urlOf, keptKeyOf: urlOf, send, gone: 'Документ убрали' },
  });
  return {
    papers: list.shown,
    order: list.order,
    remove: list.remove,
    add: (added) =>
      send((present) => [
        ...present,
        ...added.filter(({ url }) => !present.some((one) => one.url === url)).map(setOf),
      ]),
    rename: (paper) => send((present) => present.map((one) => (one.url === paper.url ? setOf(paper) : one))),
    giveBack: () => send(() => null),
  };
}
