import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './CartPage.css.ts';

/** Nothing in the cart yet: where to begin. */
export function EmptyCart() {
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>Корзина</Heading>
      </div>
      <EmptyState
        title="В корзине пока пусто"
        text="Выберите что-нибудь в каталоге: здесь появятся товары, доставка и сумма."
        action={<Button render={<RouterLink to={paths.sections()} />}>Открыть каталог</Button>}
      />
    </>
  );
}
