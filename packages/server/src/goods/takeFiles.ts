import { webFileAddress } from '@siren/domain/goods';
import { UPLOADED } from '../files/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';

export interface TakenFiles {
  /** Addresses that a good had, or has in its feed: these need no proof. */
  own: readonly string[];
  wished: readonly string[];
  /** What uploads are told by that fit, the ends of their addresses. */
  fits: (url: string) => boolean;
  /** Whether it may lie at another site. */
  ofWeb: boolean;
  now: Date;
}

/**
 * Part of a transaction: refuses what is neither the good's, nor uploaded, nor of the web; the shop knows the others from then on. Uploads that it
 * takes or lets go are kept for a while yet.
 *
 * @throws ApiError bad_request
 */
export async function takeFiles(tx: Database, { own, wished, fits, ofWeb, now }: TakenFiles): Promise<void> {
  const uploads = [...own, ...wished].filter((url) => url.startsWith(UPLOADED));
  const kept = await tx.query<{ url: string }>(sql`
    update uploaded_files u set set_at = ${now} from files f
    where f.id = u.file_id and f.url = any(${uploads}::text[]) returning f.url`);
  const there = new Set(kept.map(({ url }) => url));
  for (const url of wished.filter((one) => !own.includes(one)))
    if (!(there.has(url) ? fits(url) : ofWeb && webFileAddress(url) === url))
      throw badRequest('url: такого файла нет, или по\u00a0этому адресу его не\u00a0взять.');
  if (wished.some((url) => url.startsWith(UPLOADED) && !there.has(url)))
    throw badRequest('url: этого файла в\u00a0магазине уже нет.');
  await tx.query(sql`
    insert into files (url) select url from unnest(${wished}::text[]) url
    where url not like ${`${UPLOADED}%`} order by url on conflict (url) do nothing`);
}
