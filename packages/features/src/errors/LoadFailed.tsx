import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';

export interface LoadFailedProps {
  /** What did not come, e.g. «Не получилось загрузить раздел». */
  title: string;
  /** 1 where it stands for the whole page. @default 2 */
  level?: 1 | 2;
  onRetry(): void;
  /** It is being tried again. @default false */
  retrying?: boolean;
}

/** Something on a page did not come: why that may be, and another try. */
export function LoadFailed({ title, level = 2, onRetry, retrying = false }: LoadFailedProps) {
  return (
    <EmptyState
      role="alert"
      title={title}
      level={level}
      text="Проверьте интернет и&nbsp;повторите. Корзина сохранена."
      action={
        <Button variant="line" loading={retrying} onClick={onRetry}>
          Повторить
        </Button>
      }
    />
  );
}
