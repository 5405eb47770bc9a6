import type { Correction, Fiscal, ReceiptContent } from '@siren/domain/receipts';

/** A receipt with whom it is for. */
export interface SentReceipt extends ReceiptContent {
  /** E-mail or phone that the electronic one goes to; empty for none. */
  contact: string;
  /** Name of the cashier. */
  operator: string;
  /** On what a correction stands; null for what is none. */
  correction: Correction | null;
}

/** What a register says of a task that it is sent: it has it, now or already; or it never will. */
export type SendAnswer = { type: 'taken'; told: string } | { type: 'refused'; told: string };

/** What it says of a task that it is asked after. */
export type AskAnswer =
  | { type: 'absent' }
  | { type: 'taken' | 'blocked' | 'refused'; told: string }
  /** `shift` by the register's count; null where it does not say. `told`: what is to be seen to all the same. */
  | { type: 'done'; fiscal: Fiscal | null; shift: number | null; told?: string };

export interface RegisterState {
  shift: 'open' | 'closed' | 'expired';
  /** What keeps it from printing; empty for nothing. */
  told: string;
}

/**
 * A cash register that works on tasks by their uuids: the same uuid is the same task. Calls throw `NoAnswer` where no answer comes, and any other
 * error for one that says nothing of the task; whether the register has it is unknown then.
 */
export interface CashRegister {
  kind: 'test' | 'atol';
  /** Where it is reached, without name and password: at another address another one of its kind stands. */
  address: string;
  openShift(uuid: string, operator: string): Promise<SendAnswer>;
  closeShift(uuid: string, operator: string): Promise<SendAnswer>;
  send(uuid: string, receipt: SentReceipt): Promise<SendAnswer>;
  /** Cash that comes into the drawer or leaves it besides receipts; `sum` in roubles. */
  moveCash(uuid: string, way: 'cashIn' | 'cashOut', sum: number): Promise<SendAnswer>;
  ask(uuid: string): Promise<AskAnswer>;
  state(): Promise<RegisterState>;
}
