import { goodFilePath } from '@siren/contract/uploads';
import type { GoodFileKind } from '@siren/domain/goods';
import type { Visitor } from '../../testing/index.ts';
import type { GoodsShop } from './createGoodsShop.ts';

/** Sends a file, by the staff and from a page of the shop if nothing else is said. */
export type Upload = (
  kind: GoodFileKind,
  name: string,
  file: Buffer,
  from?: { by?: Visitor; site?: string },
) => Promise<{ url: string; name: string; status: number; refusal: string }>;

export const uploader =
  (shop: GoodsShop): Upload =>
  async (kind, name, file, { by = shop.staff, site = 'same-origin' } = {}) => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: goodFilePath,
      query: { kind, name },
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': site },
      cookies: { token: by.token() },
      payload: file,
    });
    const body = answer.json<{ url: string; name: string; group?: string; code?: string }>();
    return { ...body, status: answer.statusCode, refusal: `${body.group}.${body.code}` };
  };
