import { ApiError, refusal } from '@siren/contract/errors';
import type { FastifyError, FastifyReply } from 'fastify';
import type { Log } from '../log/index.ts';
import { badRequest } from './readBody.ts';
import { inWords } from './unavailable.ts';

/** What goes over the wire for a failure that is nobody's business outside. */
const FAILURE = { public_error: false };

const transport: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Нужен JSON или форма (application/x-www-form-urlencoded).',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Тело запроса пусто.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Тело запроса — не JSON.',
  FST_ERR_BAD_URL: 'Адрес не читается.',
};

/** The refusal that stands for an error of the transport; null for a failure of ours. */
const asRefusal = (error: unknown): ApiError | null => {
  const told = inWords(error);
  if (told instanceof ApiError) return told;
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode === 413) return refusal('general.too_large');
  if (statusCode < 400 || statusCode >= 500) return null;
  return badRequest(transport[code] ?? 'Тело запроса не читается.');
};

/** Answers any error in the wire format: a refusal with its status, all else as a bare 500 that is logged. */
export function sendError(error: unknown, reply: FastifyReply, log: Log, where: string): FastifyReply {
  const refused = asRefusal(error);
  // What was said of the answer that has failed: how it is packed, and for how long it may be kept.
  reply.removeHeader('content-encoding').header('cache-control', 'no-store');
  if (!refused) {
    log.error(error, `${where} failed`);
    return reply.code(500).send(FAILURE);
  }
  if (refused.status >= 500) log.error(error, `${where} failed`);
  const { retryAfter } = refused.body;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(refused.status).send(refused.body);
}

export const noSuchAddress = (): ApiError =>
  new ApiError({ public_error: true, text: 'Такого адреса нет.' }, 404);

export const wrongMethod = (): ApiError =>
  new ApiError({ public_error: true, text: 'Сюда обращаются методом POST.' }, 405);
