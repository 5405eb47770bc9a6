import { randomUUID } from 'node:crypto';
import { signIn } from '../../cart/testing/signIn.ts';
import { createStepShop } from '../../fulfilment/testing/createStepShop.ts';
import type { StepShop } from '../../fulfilment/testing/createStepShop.ts';
import type { Handlers } from '../../http/index.ts';
import type { Visitor } from '../../testing/index.ts';
import { TAXES } from '@siren/domain/receipts';
import type { CashRegister } from '../CashRegister.ts';
import { createReceiptsHandlers } from '../receiptsHandlers.ts';
import { createTestRegister } from '../test-register/index.ts';
import type { TestRegister } from '../test-register/index.ts';
import { chooseRegister } from '../chooseRegister.ts';
import { workOnTasks } from '../workOnTasks.ts';

export interface TillShop extends StepShop {
  till: Visitor;
  register: TestRegister;
  /** Receipts are rung up here from now on. */
  use(register: CashRegister | null): Promise<void>;
  /** A turn at the register. */
  turn(): Promise<void>;
  /** The shift opened, by the register's word. */
  openShift(): Promise<void>;
}

/** A shop with a register, which works when the test says so. */
export async function createTillShop(): Promise<TillShop> {
  let register: TestRegister | null = null;
  let used: CashRegister | null = null;
  const behave: TestRegister['behave'] = async (mode) => register?.behave(mode);
  const more: Partial<Handlers> = createReceiptsHandlers({ behave } as TestRegister);
  const shop = await createStepShop({ more });
  const { db } = shop;
  const { now } = shop.clock;
  register = createTestRegister({ db, now });
  const use: TillShop['use'] = async (next) => {
    used = next;
    await chooseRegister(db, next, TAXES);
  };
  const turn = async () => {
    if (used) await workOnTasks({ db, now, log: { error: () => {} }, register: used });
  };
  await use(register);
  const till = await signIn(shop, 'cashier');
  return {
    ...shop,
    till,
    register,
    use,
    turn,
    async openShift() {
      await till.call('/api/backoffice/shift/open', { idempotencyKey: randomUUID() });
      await turn();
    },
  };
}
