import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Text } from '@siren/ui/text';
import * as css from './LoginForm.css.ts';

export interface LinkLoginProps {
  loading: boolean;
  /** Why the link was refused, in words. */
  error: string | null;
  onEnter(): void;
  /** Another way in: a code or a password. */
  onOther(): void;
}

/** Who has opened the link of an e-mail presses a button: what reads mail ahead only opens links. */
export function LinkLogin({ loading, error, onEnter, onOther }: LinkLoginProps) {
  return (
    <div className={css.form}>
      {error === null ? (
        <Text>Вы&nbsp;открыли ссылку из&nbsp;письма. Осталось нажать кнопку.</Text>
      ) : (
        <Callout tone="critical" role="alert">
          {error}
        </Callout>
      )}
      {error === null ? (
        <Button size="l" wide loading={loading} onClick={onEnter}>
          Войти
        </Button>
      ) : (
        <Button size="l" wide onClick={onOther}>
          Войти другим способом
        </Button>
      )}
    </div>
  );
}
