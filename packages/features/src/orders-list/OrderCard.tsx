import { paths } from '@siren/contract/routes';
import type { OrderBrief } from '@siren/domain/orders';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatCount, formatFullDate } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Price } from '@siren/ui/price';
import { Text } from '@siren/ui/text';
import { useZone } from '../info/index.ts';
import { Link as RouterLink } from '../navigation/index.ts';
import { GoodPicture } from '../pictures/index.ts';
import * as css from './OrdersList.css.ts';
import { RepeatButton } from './RepeatButton.tsx';
import { RepeatNotes } from './RepeatNotes.tsx';
import { statusTone } from './statusTone.ts';
import { useRepeat } from './useRepeat.ts';

/** One order in the list: what, when, how far, how much. */
export function OrderCard({ order }: { order: OrderBrief }) {
  const state = useRepeat();
  const zone = useZone();
  const { id, status, placedAt, toPay, pieces, goods, moreGoods } = order;
  return (
    <Card as="article" aria-labelledby={`order-${id}`}>
      <div className={css.order}>
        <div className={css.words}>
          <div className={css.name}>
            <Heading level={2} size="card" id={`order-${id}`}>
              <Link variant="quiet" render={<RouterLink to={paths.order(id)} />}>
                Заказ №&nbsp;{order.number}
              </Link>
            </Heading>
            <Badge tone={statusTone[status.code]} shape="pill">
              {status.name}
            </Badge>
          </div>
          <Text size={14} tone="muted">
            {formatFullDate(placedAt, zone)}
          </Text>
        </div>
        <div className={css.sum}>
          <Price price={toPay} size="card" align="endWide" exact />
          <Text as="span" size={14} tone="muted" numeric>
            {formatCount(pieces, ['товар', 'товара', 'товаров'])}
          </Text>
        </div>
        <div className={css.goods}>
          {goods.map(({ name, image }, index) => (
            <span key={`${index}:${name}`} className={css.thumb}>
              <GoodPicture image={image && { ...image, alt: name }} sizes="60px" radius="m" />
            </span>
          ))}
          {moreGoods > 0 && (
            <Text as="span" size={14} tone="muted" numeric nowrap>
              и&nbsp;ещё {moreGoods}
            </Text>
          )}
        </div>
        <div className={css.actions}>
          <RepeatButton id={id} state={state} />
          <Button
            variant="line"
            render={<RouterLink to={paths.order(id)} aria-label={`Подробнее о заказе № ${id}`} />}
          >
            Подробнее
          </Button>
        </div>
      </div>
      {state.repeated && (
        <div className={css.notes}>
          <RepeatNotes {...state.repeated} />
        </div>
      )}
    </Card>
  );
}
