import { ApiError, refusal } from '@siren/contract/errors';
import { promoState, stateText } from '@siren/domain/promo';
import type { Block, PromoPage } from '@siren/domain/promo';
import { sql } from '../../db/index.ts';
import { readBlocks, readPromos } from '../../promo/index.ts';
import type { StoredBlock } from '../../promo/index.ts';
import type { Scene } from '../Scene.ts';
import { opening } from '../words/index.ts';
import { blocksSeen } from './blocksSeen.ts';
import { composeBlocks } from './composeBlocks.ts';
import { isOldPage } from './isOldPage.ts';
import { promoLink } from './promoLink.ts';

const DESCRIPTION_MAX = 160;

/** What a promo that is over still leads to. */
const others: ReadonlySet<Block['type']> = new Set(['promos', 'sections']);

/** What every page of a promo ends with. */
const ways: readonly StoredBlock[] = [{ type: 'promos', title: 'Другие акции' }];

const sentence = (words: string) =>
  words && words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? '' : '.');

/** Of an address that nobody has: where it leads, null for nowhere any more; undefined where no page had it. */
async function leadOf({ db }: Scene, path: string): Promise<string | null | undefined> {
  const [row] = await db.query<{ path: string | null }>(sql`
    with recursive led (page, to_page, promo) as (
      select g.id, g.leads_to, g.promo_id from page_addresses a join pages g on g.id = a.page_id where a.path = ${path}
      union all
      select g.id, g.leads_to, g.promo_id from led join promos p on p.id = led.promo and p.deleted_at is not null
        join pages g on g.id = led.to_page)
    select max(p.path) filter (where p.deleted_at is null) as path
    from led join promos p on p.id = led.promo having count(*) > 0`);
  return row?.path;
}

/**
 * The page of the promo at an address that it has, or had; that of the page which took over from one that was deleted. `gone` in the
 * refusal: a page was there, and nothing took over.
 *
 * @throws ApiError catalog.not_found
 */
export async function answerPromo(scene: Scene, path: string): Promise<PromoPage> {
  try {
    return await answerAt(scene, path);
  } catch (error) {
    if (!(error instanceof ApiError && error.is('catalog.not_found'))) throw error;
    const lead = await leadOf(scene, path);
    if (lead === undefined) throw error;
    if (lead === null) throw refusal('catalog.not_found', { data: { gone: true } });
    return answerAt(scene, lead);
  }
}

/**
 * The page of the promo at `path`. A promo that has not begun or is over has a page, too: it says so, and shows no
 * code that would not work. Of one that is over only ways on are left. A free page is not there out of its time.
 *
 * @throws ApiError catalog.not_found
 */
async function answerAt(scene: Scene, path: string): Promise<PromoPage> {
  const { db, region, now, place } = scene;
  const make = async () => {
    const promos = await readPromos(db, { region, now, path });
    const page = promos.find((promo) => promo.path === path);
    if (!page) throw refusal('catalog.not_found');
    const stored = [...(await readBlocks(db, page.id)), ...(page.free ? [] : ways)];
    return {
      free: page.free,
      link: promoLink(page, place.region.timeZone),
      ...(await composeBlocks(scene, stored, { promos, page })),
    };
  };
  const { free, link: whole, made } = await scene.remember(`promo ${path}`, make, isOldPage);
  const state = promoState(whole, now.getTime());
  if (free && state !== 'running') throw refusal('catalog.not_found');
  // When a free page is there is the shop's business alone.
  const link = free ? { ...whole, period: '' } : whole;
  const shown = (await blocksSeen(scene, made)).filter(
    ({ type }) =>
      state === 'running' ||
      (state === 'ended' ? others.has(type) : type !== 'coupon' && type !== 'countdown'),
  );
  return {
    ...link,
    state,
    note: stateText(state, link, place.region.timeZone),
    now: now.toISOString(),
    blocks: shown,
    seo: {
      title: `${link.title} | Сирень`,
      description: opening([link.text, link.period].map(sentence).join(' '), DESCRIPTION_MAX),
      canonical: `/promo/${path}`,
    },
  };
}
