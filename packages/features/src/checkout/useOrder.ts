import { ApiError } from '@siren/contract/errors';
import type { OrderCreatePayload } from '@siren/contract/orders';
import type { CartState } from '@siren/domain/cart';
import type { BuyerField, OrderQuote } from '@siren/domain/checkout';
import { useRef, useState } from 'react';
import { newIdempotencyKey, useApi } from '../api/index.ts';
import { dropAttempt, findPlaced, keepAttempt, unansweredAttempt } from './orderAttempt.ts';
import type { OrderProof, OrderTrouble, TotalChange } from './OrderTrouble.ts';
import { useLostOrder } from './useLostOrder.ts';

/** What is ordered; the key is the hook's, and so is what proves it. */
export type OrderDraft = Omit<OrderCreatePayload, 'idempotencyKey' | 'code' | 'waits'>;

/** Refusals of a code. */
const CODE_REFUSALS = ['auth.wrong_code', 'auth.code_expired', 'auth.attempts_exhausted'] as const;

/** Refusals of a choice: it is said at its field, once what there is to choose from has been read anew. */
const FIELD_REFUSALS = [
  ['cart.pay_type_unavailable', 'payType'],
  ['order.store_unavailable', 'store'],
] as const;

interface OrderOptions {
  /** Id of who orders; null for a guest. */
  user: number | null;
  /** As the server last told it. */
  cart: CartState;
  /** The one that would be proven, as the form has it. */
  phone: string | null;
  onPlaced(id: number): void;
  /** A former try turned out to have been placed: not what is shown. */
  onFound(id: number): void;
  /** A refusal that belongs to a field of the form. */
  onRefusedField(field: BuyerField): void;
  /** A refusal that has no place of its own. */
  onFailure(error: unknown): void;
  /** What is shown is of the past: it is to be read anew. */
  onStale(): Promise<void>;
}

/** What was refused. */
interface Refused {
  shown: OrderQuote;
  of: string;
  payload: OrderCreatePayload;
}

export interface OrderPlacing {
  placing: boolean;
  /** Why the last try was in vain; null where it was not, and while the next one runs. */
  trouble: OrderTrouble | null;
  /**
   * `shown` is what the buyer sees: it tells one order from another, and what changed where the server's sum is
   * another.
   */
  place(draft: OrderDraft, shown: OrderQuote, proof?: OrderProof): Promise<void>;
  /** Another code is typed. */
  forgetRefusal(): void;
}

/** What would be ordered: proof is asked for by that. */
const piecesOf = ({ content }: CartState): string =>
  JSON.stringify(content.flatMap(({ offer, quantity, selected }) => (selected ? [[offer, quantity]] : [])));

/**
 * Places an order once, however often the button is pressed or the answer gets lost: a try that nobody answered
 * is repeated under its own idempotency key, over a reload too. Before another one is sent in its place the shop is asked
 * what became of it.
 */
export function useOrder({ user, cart, phone, onPlaced, ...on }: OrderOptions): OrderPlacing {
  const api = useApi();
  // Two presses may come before the first is rendered.
  const running = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [trouble, setTrouble] = useState<OrderTrouble | null>(null);
  // Fewer pieces may be within the bounds, and another phone is proven by another code: the plain button asks anew.
  const [askedFor, setAskedFor] = useState('');
  const outdated = trouble?.kind === 'proof' && (askedFor !== piecesOf(cart) || trouble.phone !== phone);
  // What asked for proof goes on under its own key.
  const asked = useRef<{ of: string; key: string }>(null);
  const keyOf = (of: string) => (asked.current?.of === of ? asked.current.key : newIdempotencyKey());
  useLostOrder(user, cart, placing, on.onFound);

  async function refused(refusal: ApiError, { shown, of, payload }: Refused): Promise<void> {
    if (refusal.is('order.proof_needed')) {
      asked.current = { of, key: payload.idempotencyKey };
      const { phone: asks } = refusal.body.data as { phone: string };
      setAskedFor(piecesOf(cart));
      return setTrouble({ kind: 'proof', phone: asks, refused: null });
    }
    if (CODE_REFUSALS.some((key) => refusal.is(key))) {
      return setTrouble((now) => (now?.kind === 'proof' ? { ...now, refused: refusal } : now));
    }
    asked.current = null;
    const exposition = refusal.is('cart.exposition_only');
    if (refusal.is('cart.total_changed')) {
      setTrouble({ kind: 'changed', change: refusal.body.data as TotalChange, shown });
    } else if (exposition || refusal.is('cart.item_unavailable')) {
      const { offers = [] } = (refusal.body.data ?? {}) as { offers?: number[] };
      setTrouble({ kind: 'goods', offers, exposition });
    } else if (refusal.is('general.invalid_phone')) {
      return on.onRefusedField('phone');
    } else if (!FIELD_REFUSALS.some(([key]) => refusal.is(key))) {
      on.onFailure(refusal);
    }
    // The refusal stands, whether what is shown can be read anew now or not.
    await on.onStale().catch(() => undefined);
    for (const [key, field] of FIELD_REFUSALS) if (refusal.is(key)) on.onRefusedField(field);
  }

  async function place(draft: OrderDraft, shown: OrderQuote, proof?: OrderProof): Promise<void> {
    if (running.current) return;
    running.current = true;
    const of = JSON.stringify([draft, shown]);
    const before = unansweredAttempt(user);
    const same = before?.of === of;
    setPlacing(true);
    // The field of the code stays where it is while the code is looked at.
    if (!proof) setTrouble(null);
    let payload: OrderCreatePayload | null = null;
    try {
      if (before && !same && (await findPlaced(api, before, on.onFound))) return;
      const key = same ? before.payload.idempotencyKey : keyOf(of);
      payload = { ...(same ? before.payload : draft), ...proof, idempotencyKey: key };
      keepAttempt({ user, of, payload });
      const { id } = await api.call('/api/order/create', payload);
      dropAttempt();
      onPlaced(id);
    } catch (error) {
      if (error instanceof ApiError) {
        // The question about a former one may have been refused: that is as unanswered as before.
        if (unansweredAttempt(user)?.of === of) dropAttempt();
        if (payload) await refused(error, { shown, of, payload });
        else on.onFailure(error);
      } else {
        setTrouble({ kind: 'unanswered' });
      }
    } finally {
      running.current = false;
      setPlacing(false);
    }
  }

  return {
    placing,
    trouble: outdated ? null : trouble,
    place,
    forgetRefusal: () => setTrouble((now) => (now?.kind === 'proof' ? { ...now, refused: null } : now)),
  };
}
