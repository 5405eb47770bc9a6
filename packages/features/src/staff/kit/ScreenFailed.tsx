import { ApiError } from '@siren/contract/errors';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { errorText, loginAddress } from '../../notices/index.ts';

export interface ScreenFailedProps {
  error: unknown;
  /** Asked to try again. */
  onRetry?: () => void;
}

const wordsOf = (error: unknown): { title: string; text: string } => {
  if (error instanceof ApiError && error.status === 404)
    return { title: 'Здесь ничего нет', text: 'Запись удалена или адрес с\u00a0ошибкой.' };
  if (error instanceof ApiError && error.key === 'user.not_authorized')
    return { title: 'Нет доступа', text: 'Войдите снова или попросите права у\u00a0администратора.' };
  return { title: 'Не получилось загрузить', text: errorText(error) };
};

/** Stands in place of a screen, or of a part of it, that did not come. */
export function ScreenFailed({ error, onRetry }: ScreenFailedProps) {
  const login = error instanceof ApiError && error.key === 'user.not_authorized';
  return (
    <EmptyState
      role="alert"
      {...wordsOf(error)}
      action={
        login ? (
          <Button render={<a href={loginAddress(location.pathname + location.search)} />}>Войти</Button>
        ) : (
          onRetry && (
            <Button variant="line" onClick={onRetry}>
              Повторить
            </Button>
          )
        )
      }
    />
  );
}
