import { setTimeout as wait } from 'node:timers/promises';
import { TAXES } from '@siren/domain/receipts';
import type { TaxSettings } from '@siren/domain/receipts';
import type { DatabasePool } from '../db/index.ts';
import { createAtolRegister, createTestRegister, chooseRegister } from '../receipts/index.ts';
import type { CashRegister, TestRegister } from '../receipts/index.ts';

interface Options {
  db: DatabasePool;
  clock(): Date;
  testPayments?: boolean;
  registerUrl?: string | null;
  taxes?: TaxSettings;
}

/** The register that the shop rings up at: its own, or that of a demo, for which receipts are made from now on. */
export async function openRegister({
  db,
  clock,
  testPayments = false,
  registerUrl = null,
  taxes = TAXES,
}: Options): Promise<{ register: CashRegister | null; testRegister: TestRegister | null }> {
  const testRegister = testPayments && registerUrl === null ? createTestRegister({ db, now: clock }) : null;
  const own = registerUrl === null ? null : createAtolRegister({ url: registerUrl, wait: (ms) => wait(ms) });
  const register = own ?? testRegister;
  await chooseRegister(db, register, taxes);
  return { register, testRegister };
}
