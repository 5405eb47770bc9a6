import { readColors } from '../colors/index.ts';
import { readBadges } from '../badges/index.ts';
import type { Context } from '../http/index.ts';
import { dateIn, deliveryDayOf, readServices } from '../services/index.ts';
import type { ServiceRow } from '../services/index.ts';
import { WITHOUT_STOCK } from './cache/index.ts';
import type { AnswerCache, IsOld } from './cache/index.ts';
import type { CardMeans } from './cards/index.ts';
import type { GoodsMemory } from './goods/index.ts';
import type { GoodsIndex } from './goods-index/index.ts';
import { buildTree, countedSections, readSections } from './tree/index.ts';
import type { SectionTree } from './tree/index.ts';

/** As `IsOld` of the cache. `answer` is undefined while it is being made; `age` in ms since that began. */
export type IsOldAnswer<Answer> = (
  changes: GoodsMemory['changes'],
  since: number,
  answer: Answer | undefined,
  age: number,
) => boolean | 'late';

/** What answers of the catalogue are made from, the visitor left out. */
export interface Scene extends Pick<Context, 'db' | 'place' | 'places'> {
  region: number;
  now: Date;
  /** The date, yyyy-mm-dd, so many whole days from now in the city. */
  dateIn(days: number): string;
  /** The last step of changes that was heard of (`ChangeLog`). */
  step(): number;
  /** Services of the region, kept until one of them changes. */
  services(): Promise<ServiceRow[]>;
  /** With when goods are brought to the city, by the services as they are now. */
  cardMeans(): Promise<CardMeans>;
  tree(): Promise<SectionTree>;
  /** The goods of all regions in memory, with every change that was heard of; null while they are not there. */
  goods(): Promise<GoodsIndex | null>;
  /**
   * The answer to `question` for this region, city and day: kept, or made now.
   *
   * @param isOld whether it is out of date, by the changes since a step of their count; any change by default
   */
  remember<Answer>(
    question: string,
    make: () => Promise<Answer>,
    isOld?: IsOldAnswer<Answer>,
  ): Promise<Answer>;
}

/** What a scene is made of that outlives a call. */
export interface SceneMemory {
  answers: AnswerCache;
  goods: GoodsMemory;
}

export function createScene(
  { db, place, places, now: clock }: Context,
  { answers, goods: { changes, index } }: SceneMemory,
): Scene {
  const now = clock();
  const { region, city } = place;
  const dateAfter = (days: number) => dateIn(days, now.getTime(), region.timeZone);
  const date = dateAfter(city.leadDays);
  /** Kept until all answers are forgotten. */
  const kept = <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> =>
    answers.remember(key, read, () => () => false);
  const services = () => kept(`${region.id} services`, () => readServices(db, region.id));
  return {
    db,
    place,
    places,
    region: region.id,
    now,
    dateIn: dateAfter,
    step: () => changes.now(),
    services,
    cardMeans: async () => ({
      dayOf: deliveryDayOf(await services(), { city, dateIn: dateAfter }),
      badges: await kept('badges', () => readBadges(db)),
      colorOf: await kept('colors', () => readColors(db)),
    }),
    tree: () =>
      answers.remember(
        `${WITHOUT_STOCK}tree ${region.id}`,
        async () => {
          const goods = await index(db);
          return buildTree(
            goods ? await countedSections(db, goods.sections(region.id)) : await readSections(db, region.id),
          );
        },
        (): IsOld<SectionTree> => {
          const step = changes.now();
          return () => changes.pricesChanged(step);
        },
      ),
    goods: () => index(db),
    remember: (question, make, isOld = (log, step) => log.changed(step)) =>
      answers.remember(`${region.id} ${city.id} ${date} ${question}`, make, () => {
        const step = changes.now();
        return (answer) => isOld(changes, step, answer, clock().getTime() - now.getTime());
      }),
  };
}
