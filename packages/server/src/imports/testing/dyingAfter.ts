import type { Database } from '../../db/index.ts';

/** A database that is gone for good after so many statements, as it is for a process that dies. */
export function dyingAfter(db: Database, left: { statements: number }): Database {
  const spend = (): void => {
    left.statements -= 1;
    if (left.statements < 0) throw new Error('The process is dead');
  };
  const of = (inner: Database): Database => ({
    ...inner,
    async query(statement) {
      spend();
      return inner.query(statement);
    },
    transaction: (work) => {
      spend();
      return inner.transaction(async (tx) => {
        const result = await work(of(tx));
        spend();
        return result;
      });
    },
  });
  return of(db);
}
