import { Readable } from 'node:stream';
import { calls } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { photoArchivePath } from '@siren/contract/uploads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contextOf } from '../../files/index.ts';
import { dispositionOf } from '../../http/index.ts';
import type { Context, ContextFor } from '../../http/index.ts';
import { recordEvent } from '../../security/index.ts';
import { readShownPlan } from '../readPlans.ts';
import { shownStores } from '../shownStores.ts';
import { bytesOf, photosOf, zipPhotos } from './archivePhotos.ts';

/** Archives that are sent at once: each reads the disk for as long as it is taken. */
const AT_ONCE = 3;
/** What a plain ZIP holds: 4 GB, less what names take. */
const ARCHIVE_BYTES_MAX = 3.9 * 1024 ** 3;
/** When another try makes sense, seconds. */
const RETRY_S = 30;

const asked = z.object({ plan: z.coerce.number().int().positive() });

/** `GET` of all photos of a plan as one ZIP, for whoever may see reports: no cache keeps it. */
export async function archivePlugin(
  server: FastifyInstance,
  { contextFor, folder }: { contextFor: ContextFor; folder: string },
): Promise<void> {
  let running = 0;
  async function open(context: Context, plan: number): Promise<{ zip: Readable; name: string }> {
    const { task, period } = await readShownPlan(context, plan);
    const photos = await photosOf(context.db, { plan, stores: await shownStores(context) });
    if ((await bytesOf(folder, photos)) > ARCHIVE_BYTES_MAX) throw staffRefusal('photo_report.archive_large');
    const detail = { list: 'photo-reports', format: 'zip', rows: photos.length, filters: { plan } };
    await recordEvent(context, { kind: 'list_exported', detail });
    const zip = Readable.from(zipPhotos(folder, photos), { objectMode: false });
    return { zip, name: `${period} ${task}.zip` };
  }

  server.get(photoArchivePath, { exposeHeadRoute: false }, async (request, reply) => {
    const context = await contextOf(request, {
      contextFor,
      needs: calls['/api/tools/photo-reports/get-plan'],
    });
    const { data } = asked.safeParse(request.query);
    if (!data) throw staffRefusal('photo_report.not_found');
    if (running >= AT_ONCE) throw refusal('general.too_many_requests', { retryAfter: RETRY_S });
    running += 1;
    const { zip, name } = await open(context, data.plan).catch((error: unknown) => {
      running -= 1;
      throw error;
    });
    zip.once('close', () => {
      running -= 1;
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': dispositionOf('attachment', name),
      })
      .type('application/zip')
      .send(zip);
  });
}
