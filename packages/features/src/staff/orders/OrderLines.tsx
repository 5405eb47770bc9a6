import { paths } from '@siren/contract/routes';
import { shownLine } from '@siren/domain/checkout';
import type { Order } from '@siren/domain/orders';
import { Card } from '@siren/ui/card';
import { formatCount, formatExactMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import { GoodPicture } from '../../pictures/index.ts';
import { ChangeOrder } from './change/index.ts';
import type { ChangeOrderProps } from './change/index.ts';
import { OrderTotals } from './OrderTotals.tsx';
import * as css from './OrderScreen.css.ts';

/** What was ordered and what it comes to. */
export function OrderLines({ shown, open, onUnsaved }: ChangeOrderProps) {
  const { lines, services } = shown.order;
  return (
    <Card as="section" aria-label="Состав">
      <Inline gap={3} justify="between">
        <Inline gap={3}>
          <Heading level={2} size="panel">
            Состав
          </Heading>
          <Text as="span" size={14} tone="muted">
            {formatCount(lines.length, ['товар', 'товара', 'товаров'])}
            {services.length > 0 && `, ${formatCount(services.length, ['услуга', 'услуги', 'услуг'])}`}
          </Text>
        </Inline>
        <ChangeOrder shown={shown} open={open} onUnsaved={onUnsaved} />
      </Inline>
      <ul aria-label="Товары" className={css.list}>
        {lines.map((line) => (
          <Line key={`${line.offer}:${line.price}:${line.finalPrice}`} line={line} />
        ))}
      </ul>
      {services.length > 0 && (
        <ul aria-label="Услуги">
          {services.map(({ key, name, quantity, price }) => (
            <li key={key} className={css.service}>
              <Text size={14}>{quantity > 1 ? `${name}, ${quantity}` : name}</Text>
              <Text as="span" size={14} numeric>
                {price === 0 ? 'бесплатно' : formatExactMoney(price)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <OrderTotals shown={shown} />
    </Card>
  );
}

function Line({ line }: { line: Order['lines'][number] }) {
  const { sum, before } = shownLine(line);
  return (
    <li className={css.line}>
      <GoodPicture image={line.image} sizes="60px" radius="s" />
      <div>
        <Link variant="quiet" href={paths.product(line.path, line.offer)}>
          <Text as="span" size={14} weight="medium">
            {line.name}
          </Text>
        </Link>
        <Text size={12} tone="muted">
          {[line.article, line.options].filter(Boolean).join(', ')}
        </Text>
        <Text size={12} tone="muted" numeric>
          {line.quantity}&nbsp;шт. по&nbsp;{formatExactMoney(line.finalPrice)}
        </Text>
      </div>
      <div className={css.sum}>
        <Price price={sum} oldPrice={before} size="row" align="end" exact />
      </div>
    </li>
  );
}
