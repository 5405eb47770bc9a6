import type { Database } from '../../db/index.ts';

/** Counts transactions of `db` that PostgreSQL ended as victims of a deadlock, retried or not. */
export function watchDeadlocks(db: Database): () => number {
  const { transaction } = db;
  let count = 0;
  db.transaction = async (run) => {
    try {
      return await transaction(run);
    } catch (error) {
      if ((error as { code?: unknown }).code === '40P01') count += 1;
      throw error;
    }
  };
  return () => count;
}
