import { calls } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { importPartPath } from '@siren/contract/uploads';
import { IMPORT_PART_BYTES } from '@siren/domain/imports';
import type { FastifyInstance } from 'fastify';
import { takeParts } from '../../files/index.ts';
import type { ContextFor } from '../../http/index.ts';
import { takePart } from './takePart.ts';

/** `POST` of parts of files, for whoever may run imports. */
export async function partsPlugin(
  server: FastifyInstance,
  { contextFor, folder }: { contextFor: ContextFor; folder: string },
): Promise<void> {
  takeParts(server, {
    ...{ contextFor, path: importPartPath, bytesMax: IMPORT_PART_BYTES },
    needs: calls['/api/admin/imports/start'],
    missing: () => staffRefusal('import.file_not_found'),
    take: ({ db, session }, part) => takePart(db, folder, { ...part, user: session.user?.id ?? null }),
  });
}
