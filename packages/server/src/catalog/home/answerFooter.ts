import { promoState } from '@siren/domain/promo';
import { readFooterPages } from '../../promo/index.ts';
import type { Scene } from '../Scene.ts';

/** Pages that the foot of the shop leads to, in this region and at this moment. */
export async function answerFooter(scene: Scene): Promise<{ path: string; title: string }[]> {
  const pages = await scene.remember('footer', () => readFooterPages(scene.db, scene.region));
  return pages
    .filter((page) => promoState(page, scene.now.getTime()) === 'running')
    .map(({ path, title }) => ({ path, title }));
}
