import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';
import type { PictureLoader } from './PictureLoader.ts';
import { createPictureStore } from './store/index.ts';
import { PICTURE_WIDTHS, pictureFormats } from './widths.ts';

const KEPT = 'public, max-age=31536000, immutable';
/** A picture that cannot be had now may be there in a minute. */
const BRIEF = 'public, max-age=60';
const ID_MAX = 2_147_483_647;

export interface PicturesOptions {
  db: Database;
  loader: PictureLoader;
  /** Folder that the shop keeps its data in; drawn pictures go to `pictures` in it. */
  dataDir: string;
  clock: () => Date;
  onError?: (error: unknown, message: string) => void;
}

const parse = ({ id, file }: { id: string; file: string }) => {
  const [, digits, ending] = /^(\d{2,4})\.(webp|jpeg)$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  const format = pictureFormats.find((known) => known === ending);
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  return width && format && number > 0 && number <= ID_MAX ? { id: number, width, format } : null;
};

/** `GET /pictures/{id}/{width}.webp|jpeg`: drawn when it is first asked for, then a file. */
export async function picturesPlugin(server: FastifyInstance, options: PicturesOptions): Promise<void> {
  const { db, loader, dataDir, clock, onError = () => {} } = options;
  const store = createPictureStore({ db, loader, folder: join(dataDir, 'pictures'), clock, onError });

  const answer = async (
    request: FastifyRequest<{ Params: { id: string; file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = parse(request.params);
    const file = asked && (await store.file(asked.id, asked.width, asked.format));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Такой картинки нет.');
    const tag = `"${file.tag}"`;
    reply.header('cache-control', file.placeholder ? BRIEF : KEPT).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(`image/${asked.format}`).send(file.bytes);
  };

  server.get('/pictures/:id/:file', answer);
}
