import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';
import { createQuiet } from '../log/index.ts';
import type { PictureLoader } from './PictureLoader.ts';
import { createFileCache, createPictureStore, drawAhead, removeOthers } from './store/index.ts';
import { FORM, readShape } from './widths.ts';

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
  /** Whether what nobody has asked for yet is drawn while there is little to do. @default true */
  drawsAhead?: boolean;
  onError?: (error: unknown, message: string) => void;
}

const parse = ({ id, file }: { id: string; file: string }) => {
  const shape = readShape(file);
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  return shape && number > 0 && number <= ID_MAX ? { id: number, shape } : null;
};

/** Tells that whoever asked has left before the answer. */
const goneWith = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

/** Nobody hears what becomes of a picture that was dropped with its asker. */
const unlessGone = (gone: AbortSignal) => (error: unknown) => {
  if (gone.aborted) return null;
  throw error;
};

/** One line a minute of each kind, without a stack: a full disk fails every picture of a page. */
function tellQuietly({ onError: tell, clock }: PicturesOptions) {
  const quiet = createQuiet(() => clock().getTime());
  return (error: unknown, message: string) => {
    const more = quiet(message);
    if (more !== null) tell?.(error instanceof Error ? error.message : error, message + more);
  };
}

/** `GET /pictures/{id}/{width}.webp|jpeg`: drawn when it is first asked for or before, then a file. */
export async function picturesPlugin(server: FastifyInstance, options: PicturesOptions): Promise<void> {
  const { db, loader, dataDir, clock, drawsAhead = true } = options;
  const onError = tellQuietly(options);
  const all = join(dataDir, 'pictures');
  // Of one form and one version of the drawings: files of others are of no use any more.
  const form = hash('sha1', `${FORM} ${loader.version ?? ''}`).slice(0, 12);
  const files = createFileCache(join(all, form), (error) => onError(error, 'A picture could not be kept'));
  const store = createPictureStore({ db, loader, files, clock, onError });
  let stop = async () => {};
  server.addHook('onListen', async () => {
    await removeOthers(all, form).catch((error: unknown) => onError(error, 'Old pictures are not removed'));
    if (drawsAhead) stop = drawAhead({ db, loader, store, onError });
  });
  server.addHook('onClose', () => stop());

  const answer = async (
    request: FastifyRequest<{ Params: { id: string; file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = parse(request.params);
    const gone = goneWith(reply);
    const file = asked && (await store.file(asked.id, asked.shape, gone).catch(unlessGone(gone)));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Такой картинки нет.');
    const tag = `"${file.tag}"`;
    reply.header('cache-control', file.placeholder ? BRIEF : KEPT).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(`image/${asked.shape.format}`).send(file.bytes);
  };

  server.get('/pictures/:id/:file', answer);
}
