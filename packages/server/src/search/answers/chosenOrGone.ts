import type { GoneGood } from '@siren/domain/search';
import type { SectionTree } from '../../catalog/index.ts';
import type { Context } from '../../http/index.ts';
import type { SearchState } from '../memory/index.ts';
import type { Chosen } from './chosenGoods.ts';
import { goneByCode } from './goneByCode.ts';

const NOTHING = {
  ...{ units: [], ids: [], levels: [], corrected: null, whole: true },
  offers: new Map<number, number>(),
};

/** Goods whose code only begins so are meant for as long as it is typed. */
const isAsTyped = ({ units, corrected, whole }: Chosen, typing: boolean) =>
  (typing || units.length > 0) && corrected === null && whole;

/** What a query chooses, and what has gone from sale of what it means. */
export interface ChosenOrGone {
  chosen: Chosen;
  gone: GoneGood[];
  /** Whether the query means what has gone and no other good. */
  alone: boolean;
}

/** What has gone is answered by nothing else, but for what has all words of the query as they stand. */
export async function chosenOrGone(
  context: Context,
  index: { state: SearchState; tree: SectionTree },
  { meant, query, typing }: { meant: Chosen; query: string; typing: boolean },
): Promise<ChosenOrGone> {
  const { goods: gone, alone } = await goneByCode(context, index, meant.codes);
  return {
    chosen: alone && !isAsTyped(meant, typing) ? { ...meant, ...NOTHING, marks: query } : meant,
    gone,
    alone,
  };
}
