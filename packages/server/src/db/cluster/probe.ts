import pg from 'pg';

/** How PostgreSQL answers: ready, busy starting or stopping, silent, or with an error that waiting does not mend. */
export type Probe = 'ready' | 'busy' | 'silent' | Error;

const BUSY = new Set(['57P01', '57P02', '57P03', '53300']);
const SILENT = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Connects to `url` once and leaves. */
export async function probe(url: string): Promise<Probe> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (BUSY.has(code)) return 'busy';
    if (SILENT.has(code) || /timeout|terminated/i.test(message)) return 'silent';
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}
