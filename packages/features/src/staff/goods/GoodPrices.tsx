import type { GoodPrice, GoodVariant } from '@siren/domain/goods';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { TextField } from '@siren/ui/field';
import { formatExactMoney, formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { ByHand, momentText, useRoom } from '../kit/index.ts';
import * as css from './Goods.css.ts';
import { oldPriceField, priceField } from './goodForm.ts';
import { variantName } from './goodWords.ts';
import { NewPrice } from './NewPrice.tsx';
import type { OpenGood } from './useGood.ts';
import type { OpenForm } from './useGoodForm.ts';

export interface GoodPricesProps {
  variant: GoodVariant;
  form: OpenForm;
  open: OpenGood;
}

export interface GoodPricesCardProps extends GoodPricesProps {
  /** Those of the shop; undefined until they are known. */
  regions: readonly { id: number; name: string }[] | undefined;
}

/** What a variant costs in each region, and how much of it there is. */
export function GoodPrices({ variant, form, open, regions = [] }: GoodPricesCardProps) {
  const { prices } = variant;
  const others = regions.filter(({ id }) => !prices.some(({ region }) => region.id === id));
  return (
    <Card as="section" aria-label="Цены и&nbsp;остатки">
      <Inline gap={3} justify="between">
        <Heading level={2} size="panel">
          Цены и&nbsp;остатки по&nbsp;регионам
        </Heading>
        <Text as="span" size={14} tone="muted">
          {variantName(variant)}
        </Text>
      </Inline>
      {prices.length === 0 ? (
        <Text tone="muted">Сейчас не&nbsp;продаётся ни&nbsp;в&nbsp;одном регионе: в&nbsp;файле его нет.</Text>
      ) : (
        <div className={css.prices}>
          <div className={css.heads} aria-hidden="true">
            <Text as="span" size={12}>
              Регион
            </Text>
            <Text as="span" size={12}>
              Цена, ₽
            </Text>
            <Text as="span" size={12}>
              Старая, ₽
            </Text>
            <Text as="span" size={12}>
              Откуда
            </Text>
          </div>
          <ul aria-label="Цены">
            {prices.map((price) => (
              <Row key={price.region.id} variant={variant} price={price} form={form} open={open} />
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && <NewPrice variant={variant} regions={others} open={open} />}
    </Card>
  );
}

function Row({ variant, price, form, open }: GoodPricesProps & { price: GoodPrice }) {
  const { region, feed, byHand, pieces } = price;
  const key = { offer: variant.offer, region: region.id };
  const [at, oldAt] = [priceField(key), oldPriceField(key)];
  const labelled = useRoom() === 'phone';
  const field = (name: string, label: string) => (
    <TextField
      label={labelled ? label : `${label}, ${region.name}`}
      aria-label={`${label}, ${region.name}`}
      hideLabel={!labelled}
      inputMode="decimal"
      autoComplete="off"
      value={form.fields[name] ?? ''}
      error={form.problemOf(name)}
      onValueChange={(typed) => form.set(name, typed)}
    />
  );
  return (
    <li className={css.price}>
      <div className={css.areas.region}>
        <Text size={14} weight="medium">
          {region.name}
        </Text>
        <Text size={12} tone={pieces > 0 ? 'muted' : 'critical'} numeric>
          {pieces > 0 ? `${formatNumber(pieces)}\u00a0шт.` : 'нет в\u00a0наличии'}
        </Text>
      </div>
      <div className={css.areas.price}>{field(at, 'Цена')}</div>
      <div className={css.areas.old}>{field(oldAt, 'Старая цена')}</div>
      <div className={css.areas.source}>
        {byHand ? (
          <Badge tone="brand">вручную</Badge>
        ) : (
          <Text as="span" size={14} tone="muted">
            файл
          </Text>
        )}
      </div>
      {byHand && (
        <div className={css.areas.note}>
          <ByHand
            of={feed ? `цена, ${region.name}` : region.name}
            marked={false}
            feed={feed && formatExactMoney(feed.price)}
            source={feed ? 'feed' : 'none'}
            who={[byHand.by, momentText(byHand.at, region.timeZone)].filter(Boolean).join(', ')}
            onBack={() => open.save(feed ? { pricesBack: [key] } : { gonePrices: [key] })}
          />
        </div>
      )}
    </li>
  );
}
