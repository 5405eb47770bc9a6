import type { ReactNode } from 'react';
import { formatNumber, NBSP } from '../format/index.ts';
import { Link } from '../link/index.ts';
import * as css from './DataTable.css.ts';

export interface BulkBarProps {
  /** How many are selected. */
  count: number;
  onClear: () => void;
  /** Before anything in it is pressed. */
  onReach: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** What can be done with everything that is selected; it stays in sight at the foot of the page. */
export function BulkBar({ count, onClear, onReach, children }: BulkBarProps) {
  return (
    <div
      role="region"
      aria-label="Действия с выбранными"
      className={css.bulk}
      onPointerDownCapture={onReach}
      onKeyDownCapture={onReach}
    >
      <span className={css.bulkCount}>
        Выбрано{NBSP}
        {formatNumber(count)}
      </span>
      {children}
      <span className={css.bulkEnd}>
        <Link variant="quiet" render={<button type="button" onClick={onClear} />}>
          Снять выбор
        </Link>
      </span>
    </div>
  );
}
