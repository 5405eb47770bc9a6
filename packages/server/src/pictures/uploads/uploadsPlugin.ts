import { refusal, staffRefusal } from '@siren/contract/errors';
import { pictureUploadPath } from '@siren/contract/uploads';
import type { PictureUploaded } from '@siren/contract/uploads';
import type { Permission } from '@siren/domain/account';
import { PICTURE_BYTES_MAX, pictureFormats } from '@siren/domain/goods';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '../../db/index.ts';
import { askedFrom, callerOf, checkNeeds, keptSecret, TOKEN_COOKIE } from '../../http/index.ts';
import type { Context, ContextFor } from '../../http/index.ts';
import { keepUpload } from './keepUpload.ts';

/** Pictures that are read at once: each is unpacked in memory. */
const AT_ONCE = 4;
/** When another try makes sense, seconds. */
const RETRY_S = 5;

const needs: readonly Permission[] = ['catalog.edit', 'franchise-stores.edit'];

/** `POST` of a picture's bytes, for whoever may set the pictures of goods and pages, or those of stores, from pages of the shop's own. */
export async function uploadsPlugin(
  server: FastifyInstance,
  { contextFor }: { contextFor: ContextFor },
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  let running = 0;

  for (const format of pictureFormats)
    server.addContentTypeParser(
      `image/${format}`,
      { parseAs: 'buffer', bodyLimit: PICTURE_BYTES_MAX },
      (_request, file, done) => done(null, file),
    );

  /** Before the bytes are read: nobody fills the memory who may not. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (askedFrom(request) === 'other') throw refusal('user.not_authorized');
    const token = keptSecret(request, TOKEN_COOKIE);
    const { context } = await contextFor({ token, ...callerOf(request) });
    if (context.down) throw new UnavailableError('gone', 'The database does not answer');
    checkNeeds({ needs }, context);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > PICTURE_BYTES_MAX) throw staffRefusal('good.picture_bytes');
    if (running >= AT_ONCE) throw refusal('general.too_many_requests', { retryAfter: RETRY_S });
    contexts.set(request, context);
  };

  const take = async (request: FastifyRequest): Promise<PictureUploaded> => {
    const context = contexts.get(request);
    if (!context || !Buffer.isBuffer(request.body)) throw staffRefusal('good.picture_format');
    const { db, session, now } = context;
    running += 1;
    try {
      return await keepUpload(db, { file: request.body, by: session.user?.id ?? null, at: now() });
    } finally {
      running -= 1;
    }
  };

  server.post(pictureUploadPath, { onRequest: admit }, (request) => take(request));
}
