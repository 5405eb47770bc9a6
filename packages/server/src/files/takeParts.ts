import type { Call } from '@siren/contract/call';
import { refusal } from '@siren/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { UnavailableError } from '../db/index.ts';
import { askedFrom, callerOf, checkNeeds, keptSecret, TOKEN_COOKIE } from '../http/index.ts';
import type { Context, ContextFor } from '../http/index.ts';

/** Parts that are in memory at once. */
const AT_ONCE = 8;
/** When another try makes sense, seconds. */
const RETRY_S = 2;

const asked = z.object({ file: z.uuid(), at: z.coerce.number().int().min(0) });

/** A part of a file as it comes: its place in the file is how many bytes stand before it. */
export interface FilePart {
  file: string;
  at: number;
  bytes: Buffer;
}

export interface PartsOptions {
  contextFor: ContextFor;
  /** Where parts are sent to. */
  path: string;
  /** Whom that is for. */
  needs: Pick<Call, 'needs'>;
  bytesMax: number;
  /** What is said of a part that is none. */
  missing(): Error;
  take(context: Context, part: FilePart): Promise<object>;
}

/** Who asks, from pages of the shop's own. @throws ApiError user.not_authorized */
export async function contextOf(
  request: FastifyRequest,
  { contextFor, needs }: Pick<PartsOptions, 'contextFor' | 'needs'>,
): Promise<Context> {
  if (askedFrom(request) === 'other') throw refusal('user.not_authorized');
  const token = keptSecret(request, TOKEN_COOKIE);
  const { context } = await contextFor({ token, ...callerOf(request) });
  if (context.down) throw new UnavailableError('gone', 'The database does not answer');
  checkNeeds(needs, context);
  return context;
}

/** `POST` of parts of files, with `file` and `at` in the address. */
export function takeParts(server: FastifyInstance, options: PartsOptions): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  let running = 0;

  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: options.bytesMax },
    (_request, part, done) => done(null, part),
  );

  /** Before the bytes are read: nobody fills the memory who may not. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    const context = await contextOf(request, options);
    if (running >= AT_ONCE) throw refusal('general.too_many_requests', { retryAfter: RETRY_S });
    contexts.set(request, context);
  };

  const take = async (request: FastifyRequest): Promise<object> => {
    const context = contexts.get(request);
    const { data } = asked.safeParse(request.query);
    if (!context || !data || !Buffer.isBuffer(request.body)) throw options.missing();
    running += 1;
    try {
      return await options.take(context, { ...data, bytes: request.body });
    } finally {
      running -= 1;
    }
  };

  server.post(options.path, { onRequest: admit }, (request) => take(request));
}
