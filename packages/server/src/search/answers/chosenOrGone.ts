import type { GoneGood } from '@siren/domain/search';
import type { SectionTree } from '../../catalog/index.ts';
import type { Context } from '../../http/index.ts';
import type { SearchState } from '../memory/index.ts';
import { chosenGoods } from './chosenGoods.ts';
import type { Chosen, ChooseOptions } from './chosenGoods.ts';
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
  query: string,
  options: Omit<ChooseOptions, 'gone'>,
): Promise<ChosenOrGone> {
  const meant = chosenGoods(index.state, query, options);
  const { goods: gone, alone } = await goneByCode(context, index, meant.codes);
  if (!alone) return { chosen: meant, gone, alone };
  const others = chosenGoods(index.state, query, { ...options, gone: true });
  const chosen = isAsTyped(others, options.typing) ? others : { ...others, ...NOTHING, marks: query };
  return { chosen, gone, alone };
}
