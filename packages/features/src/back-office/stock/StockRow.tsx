import type { AnswerOf } from '@siren/contract/calls';
import { Button } from '@siren/ui/button';
import { formatMoney } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';
import { piecesText, StockDialog } from '../../staff/goods/index.ts';
import * as css from './Stock.css.ts';

type Good = AnswerOf<'/api/backoffice/stock/change'>;

export interface StockRowProps {
  good: Good;
  store: { id: number; name: string };
  onChanged(good: Good): void;
  /** It is another than was seen. */
  onRefused(): void;
}

/** A good with its pieces in the store, and the way to mend them. */
export function StockRow({ good, store, onChanged, onRefused }: StockRowProps) {
  const api = useApi();
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no');
  const { offer, product, name, article, price, pieces, held } = good;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text weight="medium">{name}</Text>
        <Text size={14} tone="muted">
          {[article, price === null ? null : formatMoney(price)].filter(Boolean).join(', ')}
        </Text>
      </div>
      <div className={css.pieces}>
        <Text as="span" weight="strong" numeric>
          {piecesText(pieces)}
        </Text>
        <Text as="span" size={12} tone="muted" numeric>
          {held > 0 ? `в\u00a0заказах ${piecesText(held)}` : 'свободно'}
        </Text>
      </div>
      <Button
        size="s"
        variant="line"
        aria-label={`Изменить остаток: ${name}`}
        onClick={() => setAsking('yes')}
      >
        Изменить…
      </Button>
      {asking !== 'no' && (
        <StockDialog
          name={name}
          stock={{ store, pieces, held }}
          asking={asking === 'yes'}
          onAsk={(yes) => setAsking(yes ? 'yes' : 'done')}
          save={async (change) => {
            try {
              onChanged(
                await api.call('/api/backoffice/stock/change', {
                  product,
                  offer,
                  store: store.id,
                  ...change,
                }),
              );
            } catch (error) {
              onRefused();
              throw error;
            }
          }}
        />
      )}
    </li>
  );
}
