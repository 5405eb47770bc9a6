import type { Database } from '../db/index.ts';
import { keepRecords } from './commerceml/index.ts';
import type { RecordsOf } from './commerceml/index.ts';
import { readRegion } from './runs/index.ts';

/** Keeps under which addresses the shop has pictures of CommerceML: goods name them from then on. */
export function keepPictureRecords(
  of: RecordsOf,
  pictures: readonly { name: string; url: string }[],
): Promise<void> {
  const records = pictures.map(({ name, url }) => ({
    ...{ kind: 'picture' as const, id: name, told: { url }, good: '', line: 0 },
    ...{ deleted: false, whole: true },
  }));
  // No run tells of them: a picture comes before the good that shows it.
  return keepRecords(of, 0, records);
}

/** Keeps under which addresses the shop has pictures that came by their names in an exchange. */
export async function keepPictures(
  db: Database,
  source: string,
  pictures: readonly { name: string; url: string }[],
): Promise<void> {
  const region = await readRegion(db, null);
  if (region) await keepPictureRecords({ db, source, region: region.id }, pictures);
}
