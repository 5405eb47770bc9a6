import { ApiError } from '@siren/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabasePool } from '../db/index.ts';
import { callerOf } from '../http/index.ts';
import type { ContextFor } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import { answerCatalog } from './answerCatalog.ts';
import type { ExchangeAnswer, ExchangeQuery, StepByStaff } from './exchangeAnswer.ts';
import { ExchangeError } from './ExchangeError.ts';
import { PART_BYTES } from './inbox.ts';
import { beginSession, exchangeKinds, findSession } from './sessions.ts';
import type { ExchangeKind } from './sessions.ts';
import { stepsSettled } from './importStep.ts';
import { answerSale } from './sale/index.ts';

const COOKIE = 'exchange';

export interface ExchangeOptions {
  db: DatabasePool;
  now: () => Date;
  log: Log;
  contextFor: ContextFor;
  /** Address, without the slash before it. */
  path: string;
  /** Folder of what comes. */
  folder: string;
  /** Roubles of currencies that files say nothing of, by code. @default none */
  rates?: ReadonlyMap<string, number>;
  /** Takes an order to the status that 1C says. */
  step: StepByStaff;
}

const isKind = (type: string | undefined): type is ExchangeKind =>
  exchangeKinds.some((kind) => kind === type);

async function answer(
  request: FastifyRequest<{ Querystring: ExchangeQuery }>,
  { db, now, log, contextFor, folder, step, rates = new Map() }: ExchangeOptions,
): Promise<ExchangeAnswer> {
  const { query, headers, body, cookies } = request;
  const { type, mode } = query;
  if (!isKind(type)) throw new ExchangeError('Такого вида обмена нет: бывают catalog и sale.');
  if (mode === 'checkauth') {
    const { context } = await contextFor({ token: '', ...callerOf(request) });
    return ['success', COOKIE, await beginSession(context, type, headers.authorization)];
  }
  const session = await findSession({ db, now }, type, cookies[COOKIE] ?? '');
  if (!session) throw new ExchangeError('Обмен не начат или закончен: нужен mode=checkauth.');
  const inbox = { db, folder, session: session.digest };
  const contextOf = async () => {
    const { context } = await contextFor({ token: '', ...callerOf(request) });
    const { user: id, login, name, flags, permissions } = session;
    const user = { id, login, name, flags };
    return { ...context, session: { ...context.session, user, permissions } };
  };
  const part = Buffer.isBuffer(body) ? body : null;
  const asked = { session, inbox, now, log, rates, query, body: part, address: request.ip, contextOf, step };
  return type === 'catalog' ? answerCatalog(asked) : answerSale(asked);
}

/** 1C looks at the first line of an answer alone, and takes another status than 200 for a broken line. */
const send = (reply: FastifyReply, told: ExchangeAnswer) => {
  reply.code(200).header('cache-control', 'no-store');
  if ('xml' in told) return reply.type('application/xml; charset=utf-8').send(told.xml);
  return reply.type('text/plain; charset=utf-8').send(`${told.join('\n')}\n`);
};

/** What 1C is told of an error: its own in words, others in as few as can be. */
function failureOf(error: unknown, log: Log): string[] {
  if (error instanceof ExchangeError || error instanceof ApiError) return ['failure', error.message];
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return ['failure', `Часть файла больше ${PART_BYTES} байт.`];
  log.error(error, 'An exchange failed');
  return ['failure', 'Ошибка магазина: повторите обмен.'];
}

/** What 1C exchanges goods and orders at, by the protocol of its module for sites. */
export async function exchangePlugin(server: FastifyInstance, options: ExchangeOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  // 1C names a part as it likes, or not at all.
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: PART_BYTES }, (_request, part, done) =>
    done(null, part),
  );
  server.route<{ Querystring: ExchangeQuery }>({
    method: ['GET', 'POST'],
    url: `/${options.path}`,
    exposeHeadRoute: false,
    bodyLimit: PART_BYTES,
    handler: async (request, reply) => send(reply, await answer(request, options)),
    errorHandler: (error, _request, reply) => void send(reply, failureOf(error, options.log)),
  });
  server.addHook('onClose', stepsSettled);
}
