import type { PriceHindrance, PricePair, PricePreview } from '@siren/domain/goods';
import { formatCount, formatExactMoney } from '@siren/ui/format';
import { Text } from '@siren/ui/text';
import { FieldDiff } from '../../kit/index.ts';
import * as css from './Bulk.css.ts';
import { Counted, More, Named, PreviewFrame, Staying, staysOf } from './PreviewFrame.tsx';
import type { ShownPreview } from './usePreview.ts';

/** Why prices stay, said of them together. */
const hindranceWords: Readonly<Record<PriceHindrance, string>> = {
  low: 'стало\u00a0бы меньше рубля',
  high: 'стало\u00a0бы 10\u00a0миллиардов и\u00a0больше',
  old_price: 'старая цена оказалась\u00a0бы не\u00a0выше новой',
  rounding: 'цена слишком мала для такого округления',
  no_feed: 'в\u00a0файле такой цены не\u00a0было',
};
const priceForms = ['цена', 'цены', 'цен'] as const;

/** What becomes of prices, and which stay and why, before anything is changed. */
export const PricesPreview = (shown: ShownPreview<PricePreview>) => (
  <PreviewFrame shown={shown}>
    {(preview) => (
      <>
        <Counted change={changeText(preview)} same={preview.same} stay={staysOf(preview.refused)} />
        {preview.first.length > 0 && <Changing preview={preview} />}
        {preview.firstRefused.length > 0 && (
          <Staying
            title="Останутся как есть"
            label="Цены, которые останутся"
            refused={preview.refused}
            words={hindranceWords}
            forms={priceForms}
          >
            {preview.firstRefused.map(({ good, article, region, from, why }) => (
              <li key={`${good.id} ${article} ${region}`} className={css.row}>
                <Named name={good.name} note={`${article}, ${region}: ${hindranceWords[why]}`} />
                <Text as="span" size={14} numeric>
                  {formatExactMoney(from.price)}
                </Text>
              </li>
            ))}
          </Staying>
        )}
      </>
    )}
  </PreviewFrame>
);

const changeText = ({ changed, goods }: PricePreview): string =>
  changed === 0
    ? 'Ни\u00a0одна цена не\u00a0изменится'
    : `${changed === 1 ? 'Изменится' : 'Изменятся'} ${formatCount(changed, priceForms)} у\u00a0${formatCount(goods.length, ['товара', 'товаров', 'товаров'])}`;

const oldText = ({ oldPrice }: PricePair): string => (oldPrice === null ? 'нет' : formatExactMoney(oldPrice));

function Changing({ preview: { first, changed } }: { preview: PricePreview }) {
  return (
    <div>
      <ul aria-label="Цены до и&nbsp;после" className={css.rows}>
        {first.map(({ good, article, region, from, to }) => (
          <li key={`${good.id} ${article} ${region}`} className={css.row}>
            <Named name={good.name} note={`${article}, ${region}`} />
            <span className={css.sums}>
              <Text as="span" size={14} numeric>
                {from.price === to.price ? (
                  formatExactMoney(to.price)
                ) : (
                  <FieldDiff from={formatExactMoney(from.price)} to={formatExactMoney(to.price)} />
                )}
              </Text>
              {from.oldPrice !== to.oldPrice && (
                <Text as="span" size={12} tone="muted" numeric>
                  старая была {oldText(from)}, будет {oldText(to)}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      <More count={changed - first.length} />
    </div>
  );
}
