import type { Info } from '@siren/contract/info';
import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { Link as RouterLink } from '../navigation/index.ts';
import { CodesLink } from './CodesLink.tsx';
import * as css from './CartPage.css.ts';
import { useLostOrder } from './useLostOrder.ts';

export interface EmptyCartProps {
  info: Info;
  /** An order whose answer got lost turned out to be placed. */
  onPlaced(id: number): void;
}

/** Nothing in the cart yet: where to begin. */
export function EmptyCart({ info, onPlaced }: EmptyCartProps) {
  useLostOrder(info.user?.id ?? null, info.cart, false, onPlaced);
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>Корзина</Heading>
        <CodesLink />
      </div>
      <EmptyState
        title="В корзине пока пусто"
        text="Выберите что-нибудь в каталоге: здесь появятся товары, доставка и сумма."
        action={<Button render={<RouterLink to={paths.sections()} />}>Открыть каталог</Button>}
      />
    </>
  );
}
