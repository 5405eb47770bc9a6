import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { calls } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { photoPartPath, photoPath } from '@siren/contract/uploads';
import { PHOTO_PART_BYTES, photoWidths } from '@siren/domain/photo-reports';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contextOf, takeParts } from '../../files/index.ts';
import { sql } from '../../db/index.ts';
import type { Context, ContextFor } from '../../http/index.ts';
import { shownStores } from '../shownStores.ts';
import { archivePlugin } from './archivePlugin.ts';
import { boardPlugin } from './boardPlugin.ts';
import { photoFilePath, photoFormats } from './keepPhoto.ts';
import { takePhotoPart } from './takePhotoPart.ts';

const asked = z.object({
  id: z.uuid(),
  width: z.coerce.number().pipe(z.union(photoWidths.map((width) => z.literal(width)))),
  format: z.enum(photoFormats),
});

/** Whether a photo is for who asks: a sample, or one of a store that is theirs. */
async function isShown(context: Context, id: string): Promise<boolean> {
  const shown = await shownStores(context);
  if (shown === null) return true;
  const found = await context.db.query(sql`
    select from photo_files where id = ${id}::uuid and (store_id is null or store_id = any(${shown}::int[]))`);
  return found.length > 0;
}

/** `POST` of parts of photos, and `GET` of a photo or of all of a plan, for whoever may see reports: no cache keeps it. */
export async function photosPlugin(
  server: FastifyInstance,
  { contextFor, folder }: { contextFor: ContextFor; folder: string },
): Promise<void> {
  const missing = () => staffRefusal('photo.not_found');
  takeParts(server, {
    ...{ contextFor, path: photoPartPath, bytesMax: PHOTO_PART_BYTES, missing },
    needs: calls['/api/tools/photo-reports/begin-photo'],
    take: (context, part) => takePhotoPart(context, folder, part),
  });

  await archivePlugin(server, { contextFor, folder });
  await boardPlugin(server, contextFor);

  server.get(photoPath, async (request, reply) => {
    const context = await contextOf(request, { contextFor, needs: calls['/api/tools/photo-reports/get'] });
    const { data } = asked.safeParse(request.query);
    if (!data || !(await isShown(context, data.id))) throw missing();
    const path = photoFilePath(folder, data.id, data.width, data.format);
    const kept = await stat(path).catch(() => null);
    if (!kept) throw missing();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-length': kept.size })
      .type(`image/${data.format}`)
      .send(createReadStream(path));
  });
}
