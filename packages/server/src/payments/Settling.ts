import type { KeepLimits } from '@siren/domain/orders';
import type { Database } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import type { PaymentProvider } from './PaymentProvider.ts';

/** What settling needs. */
export interface Settling {
  db: Database;
  now(): Date;
  log: Log;
  providers: readonly PaymentProvider[];
}

/** What looking after all orders needs besides. */
export interface LookingAfter extends Settling {
  keep: KeepLimits;
}
