import { SECTION_PAGE_SIZE } from '@siren/domain/catalog';
import { formatCount, formatNumber } from '@siren/ui/format';
import { ShowMore } from '@siren/ui/pagination';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Link } from '../navigation/index.ts';
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
  /** Where the goods are. */
  goods: RefObject<HTMLElement | null>;
}

/**
 * How far the list has come, and one page more: a link, so that it works without any script too. Whoever asks by a key
 * goes on to the first new good, and not back through all of them; a pointer needs no such help.
 */
export function MoreGoods({ total, shown, next, loading, onRetry, goods }: MoreGoodsProps) {
  const place = useRef<HTMLDivElement>(null);
  const links = () => goods.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
  /** How many goods there were when a key asked for more; 0 otherwise. */
  const before = useRef(0);
  useEffect(() => {
    const first = before.current && links()[before.current];
    if (!first) return;
    before.current = 0;
    // Whoever has gone elsewhere meanwhile stays there.
    if (place.current?.contains(document.activeElement)) first.focus();
  });
  return (
    <div ref={place} className={css.more}>
      <ShowMore
        words={`Показано ${formatNumber(shown)} из ${goodsOf(total)}`}
        shown={shown}
        total={total}
        step={SECTION_PAGE_SIZE}
        loading={loading}
        silent
        {...(onRetry && { error: 'Товары не\u00a0загрузились' })}
        render={
          next === null ? undefined : (
            <Link
              to={next}
              replace
              onClick={(event) => {
                before.current = event.detail ? 0 : links().length;
                if (onRetry) goHere(onRetry)(event);
              }}
            />
          )
        }
      />
    </div>
  );
}

/** After «из» stands the genitive: «из 1 товара», «из 128 товаров». */
const goodsOf = (total: number) => formatCount(total, ['товара', 'товаров', 'товаров']);
