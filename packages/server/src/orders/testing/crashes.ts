import { expect } from 'vitest';
import type { Database, Statement } from '../../db/index.ts';
import { sql } from '../../db/index.ts';

/** How a transaction comes to grief after its n-th statement. */
export const crashKinds = ['the statement fails', 'the connection is killed'] as const;
export type CrashKind = (typeof crashKinds)[number];

export interface Crashes {
  /** The next transactions crash after so many statements; null lets them live. */
  after(statements: number | null, kind?: CrashKind): void;
  /** Whether `step` comes through when its transactions crash after so many statements; later ones live. */
  during(statements: number, kind: CrashKind, step: () => Promise<unknown>): Promise<'done' | 'crashed'>;
  /** Statements of the last transaction that lived. */
  counted(): number;
}

/** The server's own wait for the end of a connection looks ten times a second only. */
async function killConnection(db: Database, pid: number): Promise<void> {
  await db.query(sql`select pg_terminate_backend(${pid})`);
  const isThere = async () =>
    (await db.query(sql`select from pg_stat_activity where pid = ${pid}`)).length > 0;
  while (await isThere());
}

/** Makes transactions of `db` crash where a test wants them to. */
export function plantCrashes(db: Database): Crashes {
  const { transaction } = db;
  let limit: number | null = null;
  let crash: CrashKind = 'the statement fails';
  let counted = 0;

  const crashing = (inside: Database): Database => {
    let count = 0;
    return {
      transaction: (run) => run(crashing(inside)),
      async query<Row>(statement: Statement) {
        const rows = await inside.query<Row>(statement);
        count += 1;
        counted = count;
        if (count !== limit) return rows;
        if (crash === 'the statement fails') throw new Error('planted');
        const [self] = await inside.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await killConnection(db, self!.pid);
        return rows;
      },
    };
  };
  db.transaction = (run) => transaction((inside) => run(crashing(inside)));
  const after = (statements: number | null, kind: CrashKind = 'the statement fails') => {
    limit = statements;
    crash = kind;
  };
  return {
    after,
    during(statements, kind, step) {
      after(statements, kind);
      return step()
        .then(
          () => 'done' as const,
          () => 'crashed' as const,
        )
        .finally(() => after(null));
    },
    counted: () => counted,
  };
}

export interface Crashed {
  kind: CrashKind;
  /** Can be done once more where it failed. */
  step: () => Promise<unknown>;
  /** All that it may change. */
  everything: () => Promise<unknown>;
  /** It has more statements than that. */
  least: number;
}

/**
 * Crashes a step after each of its statements in turn. Nothing of it stays, so each try begins where the one before did; the
 * try that is cut off nowhere comes through.
 */
export async function crashThroughout(
  crashes: Crashes,
  { kind, step, everything, least }: Crashed,
): Promise<void> {
  const before = await everything();
  for (let statement = 1; ; statement += 1) {
    const outcome = await crashes.during(statement, kind, step);
    if (outcome === 'done') {
      expect(statement).toBeGreaterThan(least);
      expect(await everything()).not.toEqual(before);
      return;
    }
    expect([statement, await everything()]).toEqual([statement, before]);
  }
}

/** The same; and once it has come through it changes nothing more, however often it comes. */
export async function crashThroughoutOnce(crashes: Crashes, crashed: Crashed): Promise<void> {
  await crashThroughout(crashes, crashed);
  const after = await crashed.everything();
  await crashed.step();
  expect(await crashed.everything()).toEqual(after);
}
