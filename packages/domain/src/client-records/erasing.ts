import { closedStatuses } from '../orders/index.ts';
import type { OrderStatus } from '../orders/index.ts';
import { foldedText, foldTyped } from '../typed/index.ts';
import type { StaffClient } from './staffClients.ts';

/** Stands in place of the name of a client whose data were erased, in the account and in its orders. */
export const ERASED_NAME = 'Клиент удалён';

/** An order that somebody still has to be reached for. */
export interface OpenOrder {
  id: number;
  number: string;
  status: OrderStatus;
}

/** What comes of erasing a client, told before it is done. */
export interface ClientErasing {
  /** What is typed to confirm it. */
  toType: string;
  /** Orders that hinder it, the oldest first. */
  open: OpenOrder[];
  /** What is emptied or ends. */
  goes: {
    /** Orders whose name and contacts are emptied. */
    orders: number;
    /** Notes by staff, and comments by the buyer. */
    notes: number;
    favorites: number;
    sessions: number;
    /** Balance that is lost, roubles. */
    bonus: number;
  };
  /** What is kept, without a name. */
  stays: {
    orders: number;
    /** What those come to that are done, roubles. */
    sum: number;
    payments: number;
  };
}

type Named = Pick<StaffClient, 'id' | 'name'>;

/** What has to be typed before a client is erased: the name, or the number of an account without one. */
export const erasingWord = ({ id, name }: Named): string => foldTyped(name) || String(id);

const isTyped = (client: Named, typed: string): boolean =>
  foldedText(typed) === foldedText(erasingWord(client));

export interface ErasingWish {
  /** What was typed to confirm it. */
  typed: string;
  /** The balance that was told to be lost, roubles. */
  bonus: number;
}

/** What stands against erasing a client; null where nothing does. What is lost has to be what was told. */
export function erasingProblem(
  client: Named & Pick<StaffClient, 'bonus'>,
  open: readonly unknown[],
  { typed, bonus }: ErasingWish,
): 'client.open_orders' | 'client.name_mistyped' | 'general.conflict' | null {
  if (open.length > 0) return 'client.open_orders';
  if (bonus !== client.bonus) return 'general.conflict';
  return isTyped(client, typed) ? null : 'client.name_mistyped';
}

/** Whether an order hinders erasing whom it is for. */
export const hindersErasing = ({ code }: Pick<OrderStatus, 'code'>): boolean =>
  !closedStatuses.includes(code);
