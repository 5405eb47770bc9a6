import { calls } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { importPartPath } from '@siren/contract/uploads';
import { IMPORT_PART_BYTES } from '@siren/domain/imports';
import type { ImportFile } from '@siren/domain/imports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { UnavailableError } from '../../db/index.ts';
import { askedFrom, callerOf, checkNeeds, keptSecret, TOKEN_COOKIE } from '../../http/index.ts';
import type { Context, ContextFor } from '../../http/index.ts';
import { takePart } from './takePart.ts';

/** Parts that are in memory at once. */
const AT_ONCE = 8;
/** When another try makes sense, seconds. */
const RETRY_S = 2;

const call = calls['/api/admin/imports/start'];
const asked = z.object({ file: z.uuid(), at: z.coerce.number().int().min(0) });

/** `POST` of parts of files, for whoever may run imports, from pages of the shop's own. */
export async function partsPlugin(
  server: FastifyInstance,
  { contextFor, folder }: { contextFor: ContextFor; folder: string },
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  let running = 0;

  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: IMPORT_PART_BYTES },
    (_request, part, done) => done(null, part),
  );

  /** Before the bytes are read: nobody fills the memory who may not. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (askedFrom(request) === 'other') throw refusal('user.not_authorized');
    const token = keptSecret(request, TOKEN_COOKIE);
    const { context } = await contextFor({ token, ...callerOf(request) });
    if (context.down) throw new UnavailableError('gone', 'The database does not answer');
    checkNeeds(call, context);
    if (running >= AT_ONCE) throw refusal('general.too_many_requests', { retryAfter: RETRY_S });
    contexts.set(request, context);
  };

  const take = async (request: FastifyRequest): Promise<ImportFile> => {
    const context = contexts.get(request);
    const { data } = asked.safeParse(request.query);
    if (!context || !data || !Buffer.isBuffer(request.body)) throw staffRefusal('import.file_not_found');
    running += 1;
    try {
      const user = context.session.user?.id ?? null;
      return await takePart(context.db, folder, { ...data, user, bytes: request.body });
    } finally {
      running -= 1;
    }
  };

  server.post(importPartPath, { onRequest: admit }, (request) => take(request));
}
