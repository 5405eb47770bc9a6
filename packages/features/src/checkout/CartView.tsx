import type { CartState, CartSummary } from '@siren/domain/cart';
import { selectedTotal } from '@siren/domain/cart';
import { DELIVERY_GROUP } from '@siren/domain/services';
import { Card } from '@siren/ui/card';
import { focusField } from '@siren/ui/error-summary';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Split, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { ReactNode } from 'react';
import type { ChosenDelivery } from '../cart/index.ts';
import type { ServiceChoice } from '../services/index.ts';
import { BuyBar } from './BuyBar.tsx';
import { CodesLink } from './CodesLink.tsx';
import * as css from './CartPage.css.ts';
import { fieldId } from './buyer/fieldId.ts';
import { LateSuggested } from './LateSuggested.tsx';
import { LateServicePicker } from './LateServicePicker.tsx';
import { hindrance } from './hindrance.ts';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderSummaryProps } from './OrderSummary.tsx';
import { RowsPart } from './RowsPart.tsx';
import { useInView } from './useInView.ts';
import type { OrderTrouble } from './OrderTrouble.ts';

export interface CartViewProps {
  cart: CartState;
  summary: CartSummary;
  choice: ServiceChoice;
  /** The buyer's form. */
  buyer: ReactNode;
  /** Changes are on their way. */
  pending: boolean;
  placing: boolean;
  /** Where it is fetched, the address empty until a store is chosen, and from when on; null where it is brought. */
  fetched: { address: string; date: string | null } | null;
  /** Stores to fetch it from; null where it is brought. */
  stores: ReactNode;
  /** What pays besides money: coupon, certificates, bonus. */
  means: ReactNode;
  trouble: OrderTrouble | null;
  /** Kept when the server has taken the city. */
  onCityChange(city: string): Promise<unknown>;
  onOrder(): void;
  /** Leaves out what cannot be bought, and orders the rest. */
  onDrop(): void;
  onProof: OrderSummaryProps['onProof'];
  onProofEdit(): void;
  /** Whom a member of staff orders for. */
  client: ReactNode;
  /** What they add to the order. */
  additional: ReactNode;
}

const PIECES = ['товара', 'товаров', 'товаров'] as const;

/** The cart with everything that makes it an order: rows, delivery and services, buyer, sum. */
export function CartView({ cart, summary, choice, buyer, ...rest }: CartViewProps) {
  const delivery = deliveryOf(choice, rest.fetched);
  const [buyerCard, buyerInView] = useInView<HTMLDivElement>();
  const [sumCard, sumInView] = useInView<HTMLDivElement>();
  const pieces = `${summary.orderedPieces} из\u00a0${formatCount(summary.pieces, PIECES)}`;
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>Корзина</Heading>
        <div className={css.count}>
          <Text as="span" size={18} tone="muted" numeric>
            Выбрано {pieces}
          </Text>
        </div>
        <CodesLink />
      </div>
      <Split
        side="summary"
        start={
          <Stack gap={6}>
            {rest.client}
            <RowsPart />
            <Card as="section" aria-label="Доставка и услуги">
              <LateServicePicker
                cart={cart}
                selection={choice.selection}
                stores={rest.stores}
                dropped={choice.dropped}
                total={selectedTotal(summary.ordered)}
                onToggle={choice.toggle}
                onQuantityChange={choice.setQuantity}
                onCityChange={rest.onCityChange}
              />
            </Card>
            <div ref={buyerCard}>
              <Card as="section" aria-label="Получатель">
                {buyer}
              </Card>
            </div>
            {rest.additional}
          </Stack>
        }
        end={
          <div ref={sumCard}>
            <OrderSummary cart={cart} summary={summary} delivery={delivery} {...rest} />
          </div>
        }
      />
      <LateSuggested offers={cart.content} />
      {!buyerInView && !sumInView && (
        <BuyBar
          toPay={summary.totals.toPay}
          pieces={summary.orderedPieces}
          pending={rest.pending}
          pickup={rest.fetched && rest.fetched.address}
          hindrance={hindrance(summary)}
          onDrop={rest.onDrop}
          onGo={() => focusField(fieldId(rest.fetched?.address === '' ? 'store' : 'name'))}
        />
      )}
    </>
  );
}

function deliveryOf(
  { services, selection }: ServiceChoice,
  fetched: CartViewProps['fetched'],
): ChosenDelivery | null {
  for (const { key, price } of selection) {
    const service = services.find((other) => other.key === key);
    if (service?.group === DELIVERY_GROUP)
      return { name: service.name, price, date: service.date, ...fetched };
  }
  return null;
}
