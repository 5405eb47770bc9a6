import type { Database } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import type { CashRegister } from './CashRegister.ts';

/** What work on a register needs. */
export interface RegisterWork {
  db: Database;
  now(): Date;
  log: Pick<Log, 'error'>;
  register: CashRegister;
}
