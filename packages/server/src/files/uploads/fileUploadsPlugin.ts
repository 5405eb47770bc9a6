import { refusal } from '@siren/contract/errors';
import { goodFilePath } from '@siren/contract/uploads';
import type { GoodFileUploaded } from '@siren/contract/uploads';
import type { Permission } from '@siren/domain/account';
import { GOOD_FILE_BYTES_MAX, goodFileKinds, goodFileName } from '@siren/domain/goods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badRequest } from '../../http/index.ts';
import type { Context, ContextFor } from '../../http/index.ts';
import { contextOf } from '../takeParts.ts';
import { fileRefusal, keepFile } from './keepFile.ts';

/** Files that are in memory at once, those that are still coming too. */
const AT_ONCE = 4;
/** When another try makes sense, seconds. */
const RETRY_S = 5;

const needs: readonly Permission[] = ['catalog.edit'];
const asked = z.object({ kind: z.enum(goodFileKinds), name: z.string() });

interface Admitted extends z.infer<typeof asked> {
  context: Context;
}

/** `POST` of the bytes of a film, its captions or a paper, for whoever may edit goods, from pages of the shop's own. */
export async function fileUploadsPlugin(
  server: FastifyInstance,
  { contextFor }: { contextFor: ContextFor },
): Promise<void> {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  let running = 0;

  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: Math.max(...Object.values(GOOD_FILE_BYTES_MAX)) },
    (_request, file, done) => done(null, file),
  );

  /** Before the bytes are read: nobody fills the memory who may not. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = await contextOf(request, { contextFor, needs: { needs } });
    const { data } = asked.safeParse(request.query);
    if (!data) throw badRequest('kind: такого файла у\u00a0товара не\u00a0бывает.');
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > GOOD_FILE_BYTES_MAX[data.kind]) throw fileRefusal(data.kind, 'bytes');
    if (running >= AT_ONCE) throw refusal('general.too_many_requests', { retryAfter: RETRY_S });
    // Whoever has gone meanwhile is told of no more.
    if (reply.raw.destroyed) throw badRequest('Файла нет.');
    running += 1;
    reply.raw.once('close', () => (running -= 1));
    admitted.set(request, { ...data, context });
  };

  const take = async (request: FastifyRequest): Promise<GoodFileUploaded> => {
    const known = admitted.get(request);
    if (!known || !Buffer.isBuffer(request.body)) throw badRequest('Файла нет.');
    const { kind, name, context } = known;
    const { db, session, now } = context;
    return keepFile(db, {
      ...{ kind, name: goodFileName(name), file: request.body },
      ...{ by: session.user?.id ?? null, at: now() },
    });
  };

  server.post(goodFilePath, { onRequest: admit }, (request) => take(request));
}
