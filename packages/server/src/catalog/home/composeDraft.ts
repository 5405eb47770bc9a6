import type { Block } from '@siren/domain/promo';
import { readPromos } from '../../promo/index.ts';
import type { PromoRow, StoredBlock } from '../../promo/index.ts';
import type { Scene } from '../Scene.ts';
import { blocksSeen } from './blocksSeen.ts';
import { composeBlocks } from './composeBlocks.ts';

/** A page that is not published: what its blocks are made of, and what of its promo its draft says. */
export interface DraftPage {
  /** null for the home page. */
  page: Pick<PromoRow, 'id' | 'path' | 'title' | 'description' | 'starts_at' | 'ends_at'> | null;
  blocks: readonly StoredBlock[];
}

/** Blocks of a draft. */
export interface ComposedDraft {
  /** As shoppers of the place would see them now. */
  blocks: Block[];
  /** Places of those of which they would see nothing. */
  empty: number[];
}

/** What shoppers would see of a draft, by the rules of the pages that they see. */
export async function composeDraft(scene: Scene, { page, blocks }: DraftPage): Promise<ComposedDraft> {
  const { db, region, now } = scene;
  const promos = await readPromos(db, { region, now, path: page?.path ?? null });
  const known = promos.find(({ id }) => id === page?.id);
  const own = page && { picture: null, coupon: null, free: false, ...known, ...page };
  const composed = await composeBlocks(scene, blocks, { promos, page: own });
  return { blocks: await blocksSeen(scene, composed.made), empty: composed.empty };
}
