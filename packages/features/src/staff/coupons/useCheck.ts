import type { PayloadOf } from '@siren/contract/calls';
import type { CheckedCart } from '@siren/domain/coupons';
import { readId } from '@siren/domain/lists';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';

interface Piece {
  offer: number;
  name: string;
  quantity: number;
}

type Cart = PayloadOf<'/api/admin/coupons/check'>['cart'];

/** A number as people write it: «№ 104516». */
const orderIn = (typed: string): number | null => readId(typed.replace(/[№\s]/gu, ''));

/** A cart that a coupon is tried on. */
export function useCheck(id: number) {
  const api = useApi();
  const [way, setWay] = useState('goods');
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [order, setOrder] = useState('');
  const [answer, setAnswer] = useState<CheckedCart | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [checking, setChecking] = useState(false);
  const number = orderIn(order);
  const cart: Cart | null =
    way === 'goods'
      ? pieces.length === 0
        ? null
        : { rows: pieces.map(({ offer, quantity }) => ({ offer, quantity })) }
      : number === null
        ? null
        : { order: number };
  const anew = () => {
    setAnswer(null);
    setError(null);
  };
  return {
    ...{ way, pieces, order, answer, error, checking, ready: cart !== null },
    setWay(next: string) {
      anew();
      setWay(next);
    },
    setOrder(typed: string) {
      anew();
      setOrder(typed);
    },
    add(offer: number, name: string) {
      anew();
      setPieces([...pieces.filter((one) => one.offer !== offer), { offer, name, quantity: 1 }]);
    },
    /** None takes the row away. */
    setQuantity(offer: number, quantity: number) {
      anew();
      const set = pieces.map((one) => (one.offer === offer ? { ...one, quantity } : one));
      setPieces(set.filter((one) => one.quantity > 0));
    },
    async run(): Promise<void> {
      if (cart === null || checking) return;
      setChecking(true);
      setError(null);
      try {
        setAnswer(await api.call('/api/admin/coupons/check', { id, cart }));
      } catch (refused) {
        setError(refused);
      } finally {
        setChecking(false);
      }
    },
  };
}

export type Check = ReturnType<typeof useCheck>;
