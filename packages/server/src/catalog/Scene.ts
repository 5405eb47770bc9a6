import { deliveryDate } from '@siren/domain/regions';
import type { Context } from '../http/index.ts';
import { WITHOUT_STOCK } from './cache/index.ts';
import type { AnswerCache } from './cache/index.ts';
import { buildTree, readSections } from './tree/index.ts';
import type { SectionTree } from './tree/index.ts';

/** What answers of the catalogue are made from, the visitor left out. */
export interface Scene extends Pick<Context, 'db' | 'place' | 'places'> {
  region: number;
  now: Date;
  /** Nearest delivery to the city, yyyy-mm-dd. */
  date: string;
  /** The date, yyyy-mm-dd, so many whole days from now in the city. */
  dateIn(days: number): string;
  tree(): Promise<SectionTree>;
  /** The answer to `question` for this region, city and day: kept, or made now. */
  remember<Answer>(question: string, make: () => Promise<Answer>): Promise<Answer>;
}

export function createScene({ db, place, places, now: clock }: Context, cache: AnswerCache): Scene {
  const now = clock();
  const { region, city } = place;
  const dateIn = (days: number) => deliveryDate(now.getTime(), days, region.timeZone);
  const date = dateIn(city.leadDays);
  return {
    db,
    place,
    places,
    region: region.id,
    now,
    date,
    dateIn,
    tree: () =>
      cache.remember(`${WITHOUT_STOCK}tree ${region.id}`, async () =>
        buildTree(await readSections(db, region.id)),
      ),
    remember: (question, make) => cache.remember(`${region.id} ${city.id} ${date} ${question}`, make),
  };
}
