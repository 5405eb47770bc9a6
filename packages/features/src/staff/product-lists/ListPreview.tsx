import { shownGoods } from '@siren/domain/product-lists';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { GoodPicture } from '../../pictures/index.ts';
import type { ListPartProps } from './ListPartProps.ts';
import { goodName, goodsText, priceText } from './listWords.ts';
import * as css from './ProductLists.css.ts';

/** So many cards show how the list begins. */
const CARDS = 6;

interface ListPreviewProps extends ListPartProps {
  city: string;
}

/** The list as shoppers of the city see it: without holes. */
export function ListPreview({ city, open: { content }, goods: { known } }: ListPreviewProps) {
  const goods = content.offers.flatMap((offer) => known.get(offer) ?? []);
  const shown = shownGoods(goods);
  const away = goods.filter(({ state }) => state !== 'shown');
  return (
    <Card as="section" aria-label="Как увидят">
      <Stack gap={3}>
        <div className={css.use}>
          <Heading level={2} size="panel">
            Как увидят
          </Heading>
          <Text as="span" size={14} tone="muted">
            {city}
          </Text>
        </div>
        {shown.length === 0 && (
          <Text tone="muted">Показывать нечего: блока на&nbsp;странице не&nbsp;будет.</Text>
        )}
        <div className={css.cards}>
          {shown.slice(0, CARDS).map((good) => (
            <span key={good.offer} className={css.text}>
              <GoodPicture image={good.image} sizes="150px" radius="m" />
              <Text as="span" size={14}>
                {goodName(good)}
              </Text>
              <Text as="span" weight="strong" numeric>
                {priceText(good)}
              </Text>
            </span>
          ))}
        </div>
        {shown.length > CARDS && (
          <Text size={14} tone="muted">
            И&nbsp;ещё {goodsText(shown.length - CARDS)}.
          </Text>
        )}
        {away.length > 0 && (
          <Text size={14} tone="muted">
            Здесь не&nbsp;покажем: {away.map(goodName).join(', ')}.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
