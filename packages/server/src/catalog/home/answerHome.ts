import type { AnswerOf } from '@siren/contract/calls';
import { readCards, toCard } from '../cards/index.ts';
import type { Scene } from '../Scene.ts';
import { toLinks } from '../tree/index.ts';
import { chooseHome } from './chooseHome.ts';
import { homeBlocks } from './homeBlocks.ts';

const seo = {
  title: 'Сирень: мебель и\u00a0товары для дома с\u00a0доставкой',
  description:
    'Диваны, кресла, столы, свет и\u00a0текстиль для дома: цены вашего города, наличие в\u00a0магазинах ' +
    'и\u00a0день доставки сразу.',
  canonical: '/',
};

/** The home page of the region. */
export function answerHome(scene: Scene): Promise<AnswerOf<'/api/home'>> {
  const { db, region, now, date } = scene;
  return scene.remember('home', async () => {
    const [{ hero, ...lists }, tree] = await Promise.all([chooseHome(db, region, now), scene.tree()]);
    const chosen = [...(hero === null ? [] : [hero]), ...lists.fresh, ...lists.sale, ...lists.popular];
    const rows = new Map((await readCards(db, region, chosen, now)).map((row) => [row.offer, row]));
    const cards = (offers: readonly number[]) => offers.flatMap((offer) => rows.get(offer) ?? []);
    const list = (offers: readonly number[]) => cards(offers).map((row) => toCard(row, date));
    const [first] = cards(hero === null ? lists.popular : [hero]);
    const blocks = homeBlocks({
      hero: first ? { card: toCard(first, date), intro: first.intro } : null,
      sections: toLinks(tree.tops),
      fresh: list(lists.fresh),
      sale: list(lists.sale),
      popular: list(lists.popular),
    });
    return { blocks, seo };
  });
}
