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

/** A turn at a register, which nobody else has meanwhile. */
export interface RegisterTurn extends RegisterWork {
  /** Called before the register is asked anything. @throws UnavailableError where the turn is somebody else's by now */
  keep(): Promise<unknown>;
}
