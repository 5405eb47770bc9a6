import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importPartPath } from '@siren/contract/uploads';
import { ApiError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import type { ImportFile } from '@siren/domain/imports';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { exportsPlugin } from '../../exports/index.ts';
import { importsExports, partsPlugin } from '../index.ts';
import { createImportWorker } from '../queue/index.ts';
import type { ImportWorker, WorkerOptions } from '../queue/index.ts';

export interface ImportsShop extends TestShop {
  /** May run imports, and nothing else. */
  staff: Visitor;
  folder: string;
  failures: unknown[];
  worker: ImportWorker;
  createWorker(options?: Partial<WorkerOptions>): ImportWorker;
  /** Sends bytes as a part of a file. */
  sendPart(who: Visitor, file: string, at: number, bytes: Uint8Array): Promise<ImportFile>;
  /** Sends a whole file; gives its id. */
  send(file: string | Uint8Array, name?: string): Promise<string>;
  /** Begins a trial of a file. */
  start(file: string, source?: string): Promise<number>;
  /** Sends a file, and imports it for real. */
  load(text: string, allowLoss?: boolean): Promise<number>;
}

/** A shop that imports are begun in from the screen. */
export async function createImportsShop(): Promise<ImportsShop> {
  const shop = await createTestShop();
  const folder = await mkdtemp(join(tmpdir(), 'siren-imports-'));
  await shop.server.register(partsPlugin, { contextFor: shop.contextFor, folder });
  const failures: unknown[] = [];
  const log = { error: (error: unknown) => void failures.push(error) };
  await shop.server.register(exportsPlugin, {
    contextFor: shop.contextFor,
    sources: importsExports,
    log,
  });
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'imports.run'] where login = 'staff'`);
  const staff = await shop.signedIn('staff');
  const createWorker = (options: Partial<WorkerOptions> = {}) =>
    createImportWorker({ db: shop.db, folder, clock: shop.clock.now, log, rates: new Map(), ...options });
  const worker = createWorker();
  const sendPart: ImportsShop['sendPart'] = async (who, file, at, bytes) => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: `${importPartPath}?file=${file}&at=${at}`,
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      cookies: { token: who.token() },
      payload: Buffer.from(bytes),
    });
    if (answer.statusCode !== 200) throw new ApiError(answer.json<PublicError>(), answer.statusCode);
    return answer.json<ImportFile>();
  };
  let sent = 0;
  const send = async (file: string | Uint8Array, name = 'feed.xml'): Promise<string> => {
    const bytes = Buffer.from(file);
    sent += 1;
    const { id } = await staff.call('/api/admin/imports/begin-file', {
      ...{ name, size: bytes.length, modified: sent },
    });
    await sendPart(staff, id, 0, bytes);
    return id;
  };
  const start = async (file: string, source = 'screen'): Promise<number> => {
    const wish = { idempotencyKey: crypto.randomUUID(), file, source, region: 'moscow' };
    return (await staff.call('/api/admin/imports/start', wish)).id;
  };
  return {
    ...shop,
    ...{ staff, folder, failures, worker, createWorker, sendPart, send, start },
    async load(text, allowLoss = false) {
      const trial = await start(await send(text));
      await worker.round();
      const wish = { idempotencyKey: crypto.randomUUID(), id: trial, dryRun: false, allowLoss };
      const { id } = await staff.call('/api/admin/imports/again', wish);
      await worker.round();
      return id;
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
