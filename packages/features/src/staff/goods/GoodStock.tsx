import { stockReasonWords } from '@siren/domain/goods';
import type { GoodVariant, StoreStock } from '@siren/domain/goods';
import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { momentText, useTell } from '../kit/index.ts';
import * as css from './GoodStock.css.ts';
import { variantName } from './goodWords.ts';
import { differenceText, piecesText } from './stockForm.ts';
import { StockDialog } from './StockDialog.tsx';
import type { OpenGood } from './useGood.ts';

export interface GoodStockProps {
  variant: GoodVariant;
  open: OpenGood;
}

/** How many pieces of a variant lie in each store, and how many of them orders hold. */
export function GoodStock({ variant, open }: GoodStockProps) {
  const stores = variant.prices.flatMap(({ region, stores: those }) =>
    those.map((stock) => ({ stock, timeZone: region.timeZone })),
  );
  if (stores.length === 0) return null;
  const all = stores.reduce((sum, { stock }) => sum + stock.pieces, 0);
  return (
    <Card as="section" aria-label="Остатки по&nbsp;магазинам">
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={2} size="panel">
            Остатки по&nbsp;магазинам
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {formatNumber(all)}&nbsp;шт.
          </Text>
        </Inline>
        <Text size={14} tone="muted">
          Правка действует, пока файл не&nbsp;посчитает этот остаток заново. Продажи её не&nbsp;сбивают.
        </Text>
        <ul aria-label="Магазины">
          {stores.map(({ stock, timeZone }) => (
            <Row key={stock.store.id} {...{ stock, timeZone, variant, open }} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

interface RowProps extends GoodStockProps {
  stock: StoreStock;
  timeZone: string;
}

function Row({ stock, timeZone, variant, open }: RowProps) {
  const { store, pieces, held, byHand } = stock;
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  return (
    <li className={css.row}>
      <div className={css.name}>
        <Text size={14} weight="medium">
          {store.name}
        </Text>
        {held > 0 && (
          <Text size={12} tone="muted" numeric>
            и&nbsp;ещё {piecesText(held)} в&nbsp;заказах
          </Text>
        )}
      </div>
      <Text as="span" size={14} tone={pieces > 0 ? undefined : 'critical'} numeric nowrap>
        {pieces > 0 ? piecesText(pieces) : 'нет'}
      </Text>
      <Button
        size="s"
        variant="line"
        aria-label={`Изменить остаток: ${store.name}`}
        onClick={() => setAsking('yes')}
      >
        Изменить…
      </Button>
      {byHand && (
        <div className={css.note}>
          <Mended {...{ stock, byHand, timeZone, variant, open }} />
        </div>
      )}
      {asking !== 'no' && (
        <StockDialog
          name={variantName(variant)}
          stock={stock}
          save={(change) => open.changeStock({ offer: variant.offer, store: stock.store.id, ...change })}
          asking={asking === 'yes'}
          onAsk={(yes) => setAsking(yes ? 'yes' : 'done')}
        />
      )}
    </li>
  );
}

/** What staff mended since the feed counted; takes it back by a change of its own. */
function Mended({
  stock,
  byHand,
  timeZone,
  variant,
  open,
}: RowProps & { byHand: NonNullable<StoreStock['byHand']> }) {
  const tell = useTell();
  const [going, setGoing] = useState(false);
  const { difference, reason, by, at } = byHand;
  async function takeBack(): Promise<void> {
    if (going) return;
    setGoing(true);
    try {
      await open.changeStock({
        ...{ offer: variant.offer, store: stock.store.id, idempotencyKey: newIdempotencyKey() },
        ...{ difference: -difference, reason: 'mistake' },
      });
      tell.done('Правку убрали');
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(false);
    }
  }
  return (
    <Inline as="span" gap={2}>
      <Badge tone="brand">вручную</Badge>
      <Text as="span" size={12} tone="muted">
        {differenceText(difference)}; {stockReasonWords[reason].toLowerCase()};{' '}
        {[by, momentText(at, timeZone)].filter(Boolean).join(', ')}
      </Text>
      <Button
        size="s"
        variant="line"
        loading={going}
        aria-label={`Убрать правку: ${stock.store.name}`}
        onClick={() => void takeBack()}
      >
        Убрать правку
      </Button>
    </Inline>
  );
}
