import { ApiError } from '@siren/contract/errors';
import { EmptyState } from '@siren/ui/empty-state';
import { errorText } from '../notices/index.ts';
import { failureOf, isUnanswered } from './failureOf.ts';
import { NextStep } from './NextStep.tsx';

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

/** Something on a page did not come: why, and another try, or a way on where that will not help. */
export function LoadFailed({ title, error, level = 2, onRetry, retrying = false }: LoadFailedProps) {
  const { description, way } = failureOf(error);
  return (
    <EmptyState
      role="alert"
      title={title}
      level={level}
      text={error instanceof ApiError || isUnanswered(error) ? errorText(error) : description}
      action={<NextStep variant="line" way={way} reload loading={retrying} onRetry={onRetry} />}
    />
  );
}
