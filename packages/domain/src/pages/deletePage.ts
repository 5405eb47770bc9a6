import type { PageKind } from './entities.ts';

/** What leads shoppers to a page. */
export interface PageUses {
  /** The foot of the shop does. */
  foot: boolean;
  /** Other pages whose blocks do, in what shoppers see or in a draft. */
  pages: { id: number; title: string }[];
  /** Addresses that it had, or that pages had which were deleted in favour of it. */
  addresses: string[];
}

/** `kept`: the home page, or a promo that a feed would bring again. `used`: blocks of other pages lead to it. */
export type DeletePageProblem = 'kept' | 'used';

/** Why a page is not deleted; null where it can be. The foot and old addresses do not hold it: they go, or lead elsewhere. */
export function deletePageProblem({
  kind,
  fed,
  uses,
}: {
  kind: PageKind;
  fed: boolean;
  uses: Pick<PageUses, 'pages'>;
}): DeletePageProblem | null {
  if (kind === 'home' || fed) return 'kept';
  return uses.pages.length > 0 ? 'used' : null;
}
