import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '@siren/contract/errors';
import type { PublicError } from '@siren/contract/errors';
import { photoPartPath } from '@siren/contract/uploads';
import { PHOTO_PART_BYTES, photoReportPermissions } from '@siren/domain/photo-reports';
import type { PhotoFile, PhotoPlan } from '@siren/domain/photo-reports';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { photosPlugin } from '../index.ts';

/** A shot of a report. */
export interface ShotOf {
  plan: number;
  store: number;
  shot: number;
}

export interface PhotoShop extends TestShop {
  /** Folder of the photos. */
  folder: string;
  /** Whoever plans, sends and reviews. */
  planner: Visitor;
  /** Signs the planner in again, once a session has ended. */
  signIn(): Promise<void>;
  makePlan(names: readonly string[], samples?: readonly string[]): Promise<PhotoPlan>;
  shotOf(plan: PhotoPlan, index: number): ShotOf;
  /** Begins a photo that is another one than those before; a sample without a shot. */
  begin(of: ShotOf | null, size: number, name?: string): Promise<PhotoFile>;
  sendPart(file: string, at: number, bytes: Buffer): Promise<PhotoFile>;
  send(of: ShotOf | null, bytes: Buffer): Promise<PhotoFile>;
}

/** A JPEG of one colour, before it is written. */
export const drawPhoto = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#8a6' } }).jpeg({ quality: 60 });
export const plainPhoto = (width: number, height: number): Promise<Buffer> =>
  drawPhoto(width, height).toBuffer();

/** A shop whose stores send photos. */
export async function createPhotoShop(): Promise<PhotoShop> {
  const shop = await createTestShop();
  const folder = await mkdtemp(join(tmpdir(), 'siren-photos-'));
  await shop.server.register(photosPlugin, { contextFor: shop.contextFor, folder });
  await shop.db.query(sql`
    update users set permissions = ${[...photoReportPermissions]}::text[] where login = 'staff'`);
  let planner = await shop.signedIn('staff');
  const store = shop.ids.stores['msk-1'] ?? 0;
  let begun = 0;
  const begin: PhotoShop['begin'] = (of, size, name = `photo-${(begun += 1)}.jpg`) =>
    planner.call('/api/tools/photo-reports/begin-photo', { of, name, size, modified: 1 });
  const sendPart: PhotoShop['sendPart'] = async (file, at, bytes) => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: `${photoPartPath}?file=${file}&at=${at}`,
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      cookies: { token: planner.token() },
      payload: bytes,
    });
    if (answer.statusCode !== 200) throw new ApiError(answer.json<PublicError>(), answer.statusCode);
    return answer.json<PhotoFile>();
  };
  return {
    ...shop,
    ...{ folder, begin, sendPart },
    get planner() {
      return planner;
    },
    async signIn() {
      planner = await shop.signedIn('staff');
    },
    makePlan: (names, samples = []) =>
      planner.call('/api/tools/photo-reports/create-plan', {
        ...{ idempotencyKey: randomUUID(), period: '2026-11', task: 'Витрина', deadline: '2026-11-18' },
        stores: [store],
        shots: names.map((name, at) => ({ name, sample: samples[at] ?? null })),
      }),
    shotOf: (plan, index) => ({ plan: plan.id, store, shot: plan.shots[index]?.id ?? 0 }),
    async send(of, bytes) {
      let here = await begin(of, bytes.length);
      while (here.photo === null) {
        const { id, received } = here;
        here = await sendPart(id, received, bytes.subarray(received, received + PHOTO_PART_BYTES));
      }
      return here;
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
