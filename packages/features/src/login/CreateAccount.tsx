import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { RegisterFormProps } from './RegisterForm.tsx';
import { useLogin } from './useLogin.ts';

export interface CreateAccountProps {
  /** What the order tells of its buyer. */
  known: NonNullable<RegisterFormProps['known']>;
}

/** An account in passing: a guest who has ordered adds a code, or a password, to what the order knows already. */
export function CreateAccount({ known }: CreateAccountProps) {
  const info = useInfo();
  const { say } = useNotices();
  const { loading, error, enter, clear } = useLogin();
  if (!info || (info.user && !loading)) return null;
  return (
    <Card as="section" aria-label="Личный кабинет">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Создать личный кабинет
        </Heading>
        <Text tone="muted">
          Этот заказ будет в&nbsp;нём: статус, чек и&nbsp;повтор одним нажатием. Данные возьмём
          из&nbsp;заказа.
        </Text>
        <RegisterForm
          known={known}
          loading={loading}
          error={error}
          onRegister={(account) => {
            void enter((api) => api.call('/api/user/register', account), true).then((entered) => {
              if (entered) say('Личный кабинет создан, заказ уже в\u00a0нём.');
            });
          }}
          onEdit={clear}
          onLogin={(proven) => {
            void enter((api) => api.call('/api/user/login-by-code', proven), true).then((entered) => {
              if (entered) say('Вы вошли, заказ уже в\u00a0личном кабинете.');
            });
          }}
        />
      </Stack>
    </Card>
  );
}
