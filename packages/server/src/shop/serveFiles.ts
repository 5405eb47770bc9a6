import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import {
  createFileStore,
  filesPlugin,
  firstFileLoader,
  measureFiles,
  uploadedFiles,
} from '../files/index.ts';
import type { FileLoader, FileStore } from '../files/index.ts';
import type { Log } from '../log/index.ts';

/** Serves the films and papers that staff uploaded and those of the loader, and measures meanwhile those that nobody has read yet. */
export async function serveFiles(
  server: FastifyInstance,
  other: FileLoader | undefined,
  { db, dataDir, log }: { db: Database; dataDir: string; log: Log },
): Promise<{ store: FileStore; stop(): Promise<void> }> {
  const loader = firstFileLoader([uploadedFiles(db), ...(other ? [other] : [])]);
  const store = createFileStore(loader, join(dataDir, 'files'));
  await server.register(filesPlugin, { db, loader, store, onError: log.error });
  const stopping = new AbortController();
  const measuring = measureFiles(db, { loader, store, signal: stopping.signal }).catch((error: unknown) =>
    log.error(error, 'Measuring files failed'),
  );
  return {
    store,
    async stop() {
      stopping.abort();
      await measuring;
    },
  };
}
