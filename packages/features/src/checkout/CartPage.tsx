import { paths } from '@siren/contract/routes';
import { Container } from '@siren/ui/layout';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInfo, useReloadInfo } from '../info/index.ts';
import { useCart } from '../cart/index.ts';
import { LateClientPanel, useStaffOrder } from '../clients/index.ts';
import { CartPanel } from './CartPanel.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/** `/cart`: the cart, its services, the buyer and the order. */
export function CartPage() {
  const info = useInfo();
  const { cart } = useCart();
  const staff = useStaffOrder(info);
  const reloadInfo = useReloadInfo();
  const navigate = useNavigate();
  const placed = useCallback(
    // The order takes the place of the cart, which is empty now: Back leads to what was seen before that.
    (id: number) =>
      void Promise.resolve(navigate(paths.checkout(id), { replace: true })).then(() => reloadInfo()),
    [navigate, reloadInfo],
  );
  return (
    <Container>
      <title>Корзина | Сирень</title>
      {!info || !cart ? (
        <CartSkeleton />
      ) : cart.content.length === 0 ? (
        <>
          <EmptyCart info={info} onPlaced={placed} />
          {staff && <LateClientPanel attached={info.client} onUser={staff.onUser} />}
        </>
      ) : (
        <CartPanel info={info} staff={staff} onPlaced={placed} />
      )}
    </Container>
  );
}
