import { Callout } from '../callout/index.ts';
import { Link } from '../link/index.ts';
import * as css from './DataTable.css.ts';

export interface TableNoticeProps {
  /** What did not come. */
  failure: string | undefined;
  onRetry: (() => void) | undefined;
}

/** Stands above rows that are here while others did not come. */
export function TableNotice({ failure, onRetry }: TableNoticeProps) {
  const retry = onRetry && <Link render={<button type="button" onClick={onRetry} />}>Повторить</Link>;
  return (
    <div className={css.notice}>
      <Callout tone="critical" role="alert" action={retry}>
        {failure ?? 'Не получилось загрузить'}
      </Callout>
    </div>
  );
}
