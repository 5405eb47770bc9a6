import type { OpenList, useListedGoods } from './useSharedList.ts';

/** What the parts of a list’s screen work on. */
export interface ListPartProps {
  open: OpenList;
  goods: ReturnType<typeof useListedGoods>;
}
