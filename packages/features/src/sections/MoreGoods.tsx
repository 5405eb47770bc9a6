import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { formatNumber } from '@siren/ui/format';
import { Progress } from '@siren/ui/progress';
import { Text } from '@siren/ui/text';
import { Link } from 'react-router-dom';
import { goodsCount } from '../catalog/index.ts';
import * as css from './SectionView.css.ts';

export interface MoreGoodsProps {
  total: number;
  /** Place of the last good that is shown, counted from the start of the list. */
  shown: number;
  /** Address that shows one page more; null at the end of the list. */
  next: string | null;
  /** The next page is on its way. @default false */
  loading?: boolean;
}

/** How far the list has come, and one page more: a link, so that it works without any script too. */
export function MoreGoods({ total, shown, next, loading = false }: MoreGoodsProps) {
  const words = `Показано ${formatNumber(shown)} из ${goodsOf(total)}`;
  return (
    <div className={css.more}>
      <Text size={14} tone="muted" numeric role="status">
        {words}
      </Text>
      <div className={css.progress}>
        <Progress label={words} value={shown} max={total} />
      </div>
      {next !== null && (
        <div className={css.button}>
          <Button variant="line" wide loading={loading} render={<Link to={next} replace />}>
            Показать ещё {formatNumber(Math.min(SECTION_PAGE_SIZE, total - shown))}
          </Button>
        </div>
      )}
    </div>
  );
}

/** After «из» stands the genitive: «из 1 товара», «из 128 товаров». */
function goodsOf(total: number): string {
  return total % 10 === 1 && total % 100 !== 11
    ? `${formatNumber(total)}\u00a0товара`
    : goodsCount(total).replace(/товара$/, 'товаров');
}
