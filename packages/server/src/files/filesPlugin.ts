import send from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { dispositionOf } from '../http/index.ts';
import type { FileStore, KeptFile } from './createFileStore.ts';
import type { FileLoader } from './FileLoader.ts';

const DAY_S = 86_400;
const ID = /^[1-9]\d{0,8}$/;

export interface FilesOptions {
  db: Database;
  loader: FileLoader;
  store: FileStore;
  onError?: (error: unknown, message: string) => void;
}

/** `GET /files/{id}`: films by pieces, as players ask for them, and papers under their names. */
export async function filesPlugin(server: FastifyInstance, options: FilesOptions): Promise<void> {
  const { db, loader, store, onError = () => {} } = options;

  const find = async (id: string): Promise<{ name: string; kept: KeptFile } | null> => {
    if (!ID.test(id)) return null;
    const [row] = await db.query<{ url: string }>(sql`select url from files where id = ${Number(id)}`);
    if (!row || !loader.canLoad(row.url)) return null;
    try {
      return { name: await loader.nameOf(row.url), kept: await store.file(row.url) };
    } catch (error) {
      onError(error, `A file could not be made: ${row.url}`);
      return null;
    }
  };

  server.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const found = await find(request.params.id);
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('Такого файла нет.');
    const { kept, name } = found;
    const { statusCode, headers, stream } = await send(request.raw, kept.name, {
      root: store.folder,
      maxAge: DAY_S * 1000,
    });
    return reply
      .code(statusCode)
      .headers({ ...headers, 'content-disposition': dispositionOf('inline', name) })
      .send(stream);
  });
}
