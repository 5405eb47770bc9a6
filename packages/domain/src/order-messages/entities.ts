import type { Contact } from '../account/index.ts';
import type { OrderDelivery } from '../orders/entities.ts';

/** What of an order its buyer is told. */
export const messageKinds = ['confirmed', 'ready', 'delivering', 'cancelled', 'changed', 'returned'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** `due`: it waits for its turn. `sending`: somebody is about it. */
export const messageStates = ['due', 'sending', 'sent', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

/** `refused`: it was not taken for sending. `unknown`: sending it broke off, so it may have gone out. */
export const messageProblems = ['refused', 'unknown'] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** A message to the buyer of an order, as its record tells it. */
export interface OrderMessage {
  id: number;
  /** Of the step that it tells of. ISO 8601. */
  at: string;
  /** Who took the step; null for who is no longer there. */
  by: { id: number; name: string } | null;
  kind: MessageKind;
  channel: Contact['channel'];
  /** Phone or e-mail. */
  to: string;
  subject: string;
  text: string;
  state: MessageState;
  /** What went wrong when it was tried last; null where nothing did. */
  problem: MessageProblem | null;
}

/** How many messages go out, and how many buyers have no contact for one. */
export interface MessageCount {
  emails: number;
  phones: number;
  unreachable: number;
}

/** What goes back to the buyer, roubles. */
export interface SumsBack {
  money: number;
  bonus: number;
  certificates: number;
}

/** What happened to an order. Sums in roubles; `owed` is what is still to be paid. */
export type OrderNews =
  | { kind: 'confirmed'; owed: number }
  | {
      kind: 'ready';
      owed: number;
      /** ISO 8601 date. */
      pickup: { code: string; until: string };
      store: Pick<
        NonNullable<OrderDelivery['store']>,
        'name' | 'address' | 'opens' | 'closes' | 'week'
      > | null;
    }
  | { kind: 'delivering'; owed: number; address: string; date: string | null }
  | { kind: 'cancelled'; cause: string | null; back: SumsBack }
  | { kind: 'changed'; before: number; after: number; owed: number; back: SumsBack }
  | { kind: 'returned'; value: number; back: SumsBack };
