import { returnPath } from '@siren/contract/redirect';
import { isTaken, rootOf } from '@siren/contract/routes';
import { Container } from '@siren/ui/layout';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInfo } from '../info/index.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { useLogin } from './useLogin.ts';
import { WaysIn } from './WaysIn.tsx';

const NOTHING = { sendsCodes: false, demoAccounts: [] };

/** /lk/login: signs in and goes back to where one came from; who is signed in already may sign out. */
export function LoginPage() {
  const info = useInfo();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const login = useLogin();
  const invitation = search.get('invitation') ?? '';
  const goBack = () => {
    const path = returnPath(search);
    if (isTaken(rootOf(path))) void navigate(path, { replace: true });
    // The shop has no page there; the staff's app may be, and that is the server's to say.
    else location.replace(path);
  };
  return (
    <Container>
      <title>Вход | Сирень</title>
      {info?.user && !login.loading ? (
        <SignedIn name={info.user.name} />
      ) : invitation !== '' ? (
        <InvitationForm {...login} invitation={invitation} onEntered={goBack} />
      ) : (
        <WaysIn {...login} info={info ?? NOTHING} link={search.get('link') ?? ''} onEntered={goBack} />
      )}
    </Container>
  );
}
