import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import * as css from './DataTable.css.ts';

export interface TableMessageProps {
  failed: boolean;
  /** Words for a table without rows. */
  empty: ReactNode;
  /** What did not come, and what can be done about it. @default words that always fit */
  failure: string | undefined;
  onRetry: (() => void) | undefined;
}

/** Stands where rows would stand. */
export function TableMessage({ failed, empty, failure, onRetry }: TableMessageProps) {
  const retry = onRetry && (
    <Button variant="line" onClick={onRetry}>
      Повторить
    </Button>
  );
  return (
    <div className={css.message}>
      {failed ? (
        <EmptyState
          role="alert"
          title={failure ?? 'Не получилось загрузить'}
          {...(failure === undefined && { text: 'Проверьте связь и попробуйте ещё раз.' })}
          action={retry}
        />
      ) : (
        (empty ?? <EmptyState title="Здесь пока пусто" />)
      )}
    </div>
  );
}
