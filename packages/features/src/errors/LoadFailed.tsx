import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { ApiError } from '@siren/contract/errors';
import { failureOf } from './failureOf.ts';

export interface LoadFailedProps {
  /** What did not come, e.g. «Не получилось загрузить раздел». */
  title: string;
  /** Why it did not. */
  error: unknown;
  /** 1 where it stands for the whole page. @default 2 */
  level?: 1 | 2;
  onRetry(): void;
  /** It is being tried again. @default false */
  retrying?: boolean;
}

/** Something on a page did not come: why, and another try. */
export function LoadFailed({ title, error, level = 2, onRetry, retrying = false }: LoadFailedProps) {
  return (
    <EmptyState
      role="alert"
      title={title}
      level={level}
      text={error instanceof ApiError ? error.message : failureOf(error).description}
      action={
        <Button variant="line" loading={retrying} onClick={onRetry}>
          Повторить
        </Button>
      }
    />
  );
}
