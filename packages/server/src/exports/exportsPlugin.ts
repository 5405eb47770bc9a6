import { PassThrough } from 'node:stream';
import { calls } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { exportPath } from '@siren/contract/exports';
import type { ExportFormat } from '@siren/domain/exports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '../db/index.ts';
import { askedFrom, callerOf, checkNeeds, dispositionOf, keptSecret, TOKEN_COOKIE } from '../http/index.ts';
import type { Context, ContextFor } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import { dateIn } from '../services/index.ts';
import { exportRows } from './exportRows.ts';
import type { ExportSource } from './ExportSource.ts';
import { readWish } from './readWish.ts';

/** Files that are made at once: each keeps a connection to the database for as long as it is taken. */
const AT_ONCE = 3;
/** When another try makes sense, seconds. */
const RETRY_S = 30;

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface ExportsOptions {
  contextFor: ContextFor;
  sources: readonly ExportSource[];
  log: Pick<Log, 'error'>;
}

/** Whoever took the file has gone. */
const isLeft = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** «Заказы 2026-11-25.xlsx», by the day in the default region. */
async function nameOf({ places, now }: Context, { title }: ExportSource, format: string): Promise<string> {
  const { region } = await places.resolve({});
  return `${title} ${dateIn(0, now().getTime(), region.timeZone)}.${format}`;
}

/** Lists of the staff as files: `GET` of `exportPath`, for whom the list's call is for, from pages of the shop's own. */
export async function exportsPlugin(server: FastifyInstance, options: ExportsOptions): Promise<void> {
  const { contextFor, sources, log } = options;
  let running = 0;

  const contextOf = async (request: FastifyRequest, { list }: ExportSource): Promise<Context> => {
    if (askedFrom(request) === 'other') throw refusal('user.not_authorized');
    const token = keptSecret(request, TOKEN_COOKIE);
    const { context } = await contextFor({ token, ...callerOf(request) });
    if (context.down) throw new UnavailableError('gone', 'The database does not answer');
    const path = `/api/admin/${list}/list` as const;
    checkNeeds(calls[path], context);
    return context;
  };

  for (const source of sources) {
    server.get(exportPath(source.list), { exposeHeadRoute: false }, async (request, reply) => {
      const context = await contextOf(request, source);
      const wish = readWish(source.list, request.query);
      const name = await nameOf(context, source, wish.format);
      if (running >= AT_ONCE) throw refusal('general.too_many_requests', { retryAfter: RETRY_S });
      const out = new PassThrough();
      // It may break before anybody listens to it; what breaks it is told below.
      out.on('error', () => {});
      const begun = Promise.withResolvers<void>();
      running += 1;
      const done = exportRows(context, { source, wish, out, begun: begun.resolve }).finally(() => {
        running -= 1;
      });
      void done.catch(begun.reject);
      await begun.promise;
      void done.catch((error: unknown) => {
        if (!isLeft(error)) log.error(error, 'An export broke off');
      });
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': dispositionOf('attachment', name) })
        .type(types[wish.format])
        .send(out);
    });
  }
}
