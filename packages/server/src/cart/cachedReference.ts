import { UnavailableError } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/context.ts';
import { readReference } from './regionReference.ts';
import type { RegionReference } from './regionReference.ts';

/** How long a process may show reference data that another one has changed, ms. */
const FRESH_MS = 1_000;

interface Entry {
  until: number;
  reference: Promise<RegionReference>;
}

const caches = new WeakMap<Database, Map<number, Entry>>();

/**
 * Reference data of a region, read at most every second: for showing a cart. Ordering reads it anew, so nothing is
 * ever charged by it.
 */
export function cachedReference(
  { db, online, now: clock }: Pick<Context, 'db' | 'online' | 'now'>,
  regionId: number,
): Promise<RegionReference> {
  const now = clock().getTime();
  const cache = caches.get(db) ?? new Map<number, Entry>();
  caches.set(db, cache);
  const entry = cache.get(regionId);
  if (entry && now < entry.until) return entry.reference;
  const reference = readReference({ db, online }, regionId).catch((error: unknown) => {
    if (entry && error instanceof UnavailableError) return entry.reference;
    throw error;
  });
  cache.set(regionId, { until: now + FRESH_MS, reference });
  // A failure is not kept.
  reference.catch(() => cache.delete(regionId));
  return reference;
}

/**
 * To be called after a change of services, cities, pay types of stores or coupons in this process.
 *
 * @testing
 */
export function forgetReference(db: Database): void {
  caches.delete(db);
}
