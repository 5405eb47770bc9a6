import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import { formatNumber } from '@siren/ui/format';
import { ShowMore } from '@siren/ui/pagination';
import { Link } from '../navigation/index.ts';
import { goodsCount } from '../catalog/index.ts';
import { goHere } from './goHere.ts';
import * as css from './ListingPanel.css.ts';

export interface MoreGoodsProps {
  total: number;
  /** Place of the last good that is shown, counted from the start of the list. */
  shown: number;
  /** Address that shows one page more; null at the end of the list. */
  next: string | null;
  /** The next page is on its way. */
  loading: boolean;
  /** Asks again for the page that did not come; undefined where none is missing. */
  onRetry: (() => void) | undefined;
}

/** How far the list has come, and one page more: a link, so that it works without any script too. */
export function MoreGoods({ total, shown, next, loading, onRetry }: MoreGoodsProps) {
  return (
    <div className={css.more}>
      <ShowMore
        words={`Показано ${formatNumber(shown)} из ${goodsOf(total)}`}
        shown={shown}
        total={total}
        step={SECTION_PAGE_SIZE}
        loading={loading}
        silent
        {...(onRetry && { error: 'Товары не\u00a0загрузились' })}
        render={next === null ? undefined : <Link to={next} replace onClick={onRetry && goHere(onRetry)} />}
      />
    </div>
  );
}

/** After «из» stands the genitive: «из 1 товара», «из 128 товаров». */
function goodsOf(total: number): string {
  return total % 10 === 1 && total % 100 !== 11
    ? `${formatNumber(total)}\u00a0товара`
    : goodsCount(total).replace(/товара$/, 'товаров');
}
