import type { AnswerOf } from '@siren/contract/calls';
import { readBlocks, readPromos } from '../../promo/index.ts';
import type { Scene } from '../Scene.ts';
import { blocksSeen } from './blocksSeen.ts';
import { composeBlocks } from './composeBlocks.ts';
import { isOldPage } from './isOldPage.ts';

const seo = {
  title: 'Сирень: мебель и\u00a0товары для дома с\u00a0доставкой',
  description:
    'Диваны, кресла, столы, свет и\u00a0текстиль для дома: цены вашего города, наличие в\u00a0магазинах ' +
    'и\u00a0день доставки сразу.',
  canonical: '/',
};

/** The home page of the region. What is kept of it holds what begins later; the moment decides what is shown. */
export async function answerHome(scene: Scene): Promise<AnswerOf<'/api/home'>> {
  const { db, region, now } = scene;
  const { made } = await scene.remember(
    'home',
    async () => {
      const [stored, promos] = await Promise.all([readBlocks(db, null), readPromos(db, { region, now })]);
      return composeBlocks(scene, stored, { promos, page: null });
    },
    isOldPage,
  );
  return { blocks: await blocksSeen(scene, made), seo };
}
