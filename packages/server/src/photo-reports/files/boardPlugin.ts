import { Readable } from 'node:stream';
import { calls } from '@siren/contract/calls';
import type { CheckedPayloadOf } from '@siren/contract/calls';
import { photoBoardPath } from '@siren/contract/uploads';
import { boardFiltersIn, boardReports, narrowedReports } from '@siren/domain/photo-reports';
import type { FastifyInstance } from 'fastify';
import { xlsxFile } from '../../exports/index.ts';
import { contextOf } from '../../files/index.ts';
import { badRequest, checkPayload, dispositionOf } from '../../http/index.ts';
import type { ContextFor } from '../../http/index.ts';
import { recordEvent } from '../../security/index.ts';
import { readBoard } from '../readPlans.ts';
import { boardCells, boardHeads } from './boardTable.ts';

const path = '/api/tools/photo-reports/board';
const call = calls[path];

/** `GET` of the board of a month as XLSX, narrowed as its address says, for whoever may see reports. */
export async function boardPlugin(server: FastifyInstance, contextFor: ContextFor): Promise<void> {
  server.get(photoBoardPath, { exposeHeadRoute: false }, async (request, reply) => {
    const context = await contextOf(request, { contextFor, needs: call });
    const query = request.query as Readonly<Record<string, unknown>>;
    const said = (name: string): string | null => {
      const value = query[name] ?? null;
      if (value !== null && typeof value !== 'string') throw badRequest(`${name}: нужно одно значение.`);
      return value;
    };
    const filters = boardFiltersIn(said);
    const asked = checkPayload(call, { period: said('period') }) as CheckedPayloadOf<typeof path>;
    const board = await readBoard(context, asked);
    const reports = narrowedReports(boardReports(board.plans, board.cells), filters);
    const detail = { list: 'photo-reports', format: 'xlsx', rows: reports.length, filters };
    await recordEvent(context, { kind: 'list_exported', detail });
    const rows = reports.map((report) => boardCells(report));
    const sheet = {
      ...{ title: 'Фотоотчёты', heads: boardHeads, at: context.now() },
      pages: (async function* () {
        yield rows;
      })(),
    };
    const name = `Фотоотчёты ${board.period ?? ''}`.trim();
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': dispositionOf('attachment', `${name}.xlsx`),
      })
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(Readable.from(xlsxFile(sheet), { objectMode: false }));
  });
}
