import { cx } from '../element/index.ts';
import { RefreshIcon } from '../icons/index.ts';
import { lineOf } from './lineOf.ts';
import * as css from './Tree.css.ts';
import type { LineProps } from './TreeRow.tsx';

/** Stands where children should have come; pressing it asks for them again. */
export function FailedRow({ row, active, onPress, ...events }: LineProps) {
  return (
    <div
      {...events}
      {...lineOf(row)}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      className={cx(css.row, css.failed)}
      data-state="failed"
      onClick={onPress}
    >
      <span className={css.toggle}>
        <RefreshIcon size="s" />
      </span>
      <span className={css.label}>Не загрузилось. Повторить</span>
    </div>
  );
}
