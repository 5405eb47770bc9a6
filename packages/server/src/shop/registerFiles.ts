import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { auditExport } from '../audit-list/index.ts';
import { catalogErrorsExport } from '../catalog-errors/index.ts';
import { couponsExport } from '../coupon-records/index.ts';
import { clientsExport } from '../client-records/index.ts';
import { goodsExport } from '../goods/index.ts';
import { exportsPlugin } from '../exports/index.ts';
import { ordersExport } from '../orders/index.ts';
import { photosPlugin } from '../photo-reports/index.ts';
import { storesExport } from '../stores/index.ts';
import type { ContextFor } from '../http/index.ts';
import { importsExports, partsPlugin } from '../imports/index.ts';
import type { Log } from '../log/index.ts';
import { fileUploadsPlugin } from '../files/index.ts';
import { uploadsPlugin } from '../pictures/index.ts';

/** Folder of files that staff import. */
export const importsFolder = (dataDir: string): string => join(dataDir, 'imports');
export const photosFolder = (dataDir: string): string => join(dataDir, 'photos');

/** Lists of the staff that leave the shop as files. */
const exported = [
  ...[ordersExport, clientsExport, goodsExport],
  ...[auditExport, catalogErrorsExport, ...importsExports, storesExport, couponsExport],
];

/** What the staff send as files, and take along as such. */
export async function registerFiles(
  server: FastifyInstance,
  { dataDir, log }: { dataDir: string; log: Log },
  contextFor: ContextFor,
): Promise<void> {
  await server.register(uploadsPlugin, { contextFor });
  await server.register(fileUploadsPlugin, { contextFor });
  await server.register(partsPlugin, { contextFor, folder: importsFolder(dataDir) });
  await server.register(photosPlugin, { contextFor, folder: photosFolder(dataDir) });
  await server.register(exportsPlugin, { contextFor, log, sources: exported });
}
