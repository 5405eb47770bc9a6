import { returnPath } from '@siren/contract/redirect';
import { Container } from '@siren/ui/layout';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInfo } from '../info/index.ts';
import { errorText } from '../notices/index.ts';
import { LoginForm } from './LoginForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { useLogin } from './useLogin.ts';

/** /lk/login: signs in and goes back to where one came from; who is signed in already may sign out. */
export function LoginPage() {
  const info = useInfo();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { loading, error, login, clear } = useLogin();

  async function enter(name: string, password: string): Promise<void> {
    if (await login(name, password)) await navigate(returnPath(search), { replace: true });
  }

  return (
    <Container>
      <title>Вход | Сирень</title>
      {info?.user && !loading ? (
        <SignedIn name={info.user.name} />
      ) : (
        <LoginForm
          loading={loading}
          error={error === null ? null : errorText(error)}
          demoAccounts={info?.demoAccounts ?? []}
          onLogin={(name, password) => void enter(name, password)}
          onEdit={clear}
        />
      )}
    </Container>
  );
}
