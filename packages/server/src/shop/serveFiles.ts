import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import { createFileStore, filesPlugin, measureFiles } from '../files/index.ts';
import type { FileLoader } from '../files/index.ts';
import type { Log } from '../log/index.ts';

/** Serves the films and papers of the loader, and measures meanwhile those that nobody has read yet. */
export async function serveFiles(
  server: FastifyInstance,
  loader: FileLoader,
  { db, dataDir, log }: { db: Database; dataDir: string; log: Log },
): Promise<{ stop(): Promise<void> }> {
  const store = createFileStore(loader, join(dataDir, 'files'));
  await server.register(filesPlugin, { db, loader, store, onError: log.error });
  const stopping = new AbortController();
  const measuring = measureFiles(db, { loader, store, signal: stopping.signal }).catch((error: unknown) =>
    log.error(error, 'Measuring files failed'),
  );
  return {
    async stop() {
      stopping.abort();
      await measuring;
    },
  };
}
