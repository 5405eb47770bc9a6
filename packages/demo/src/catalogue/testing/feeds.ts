import { regions } from '../../shop/index.ts';
import { feedOf } from '../index.ts';
import { readFeed } from './readFeed.ts';

/** The feed of every region, read once for all tests of a file. */
export const feeds = regions.map((region) => ({ region, ...readFeed(feedOf(region)) }));

/** What the shop sells where it is at home: everything. */
export const home = feeds[0] ?? { categories: [], offers: [] };
