import { returnPath } from '@siren/contract/redirect';
import { isOfShop, paths, rootOf } from '@siren/contract/routes';
import { Container } from '@siren/ui/layout';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInfo } from '../info/index.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { LateFactorStep } from './LateFactorStep.tsx';
import { SignedIn } from './SignedIn.tsx';
import { useLogin } from './useLogin.ts';
import type { Entered } from './useLogin.ts';
import { WaysIn } from './WaysIn.tsx';

const NOTHING = { sendsCodes: false, demoAccounts: [] };

/** /lk/login: signs in and goes back to where one came from; who is signed in already may sign out. */
export function LoginPage() {
  const info = useInfo();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const login = useLogin();
  const invitation = search.get('invitation') ?? '';
  const goOn = (entered: Entered) => {
    // Nothing of the staff's opens until the second factor is set up.
    const path = entered === 'due' ? paths.profile() : returnPath(search);
    if (isOfShop(rootOf(path))) void navigate(path, { replace: true });
    // The shop has no page there; the staff's app may be, and that is the server's to say.
    else location.replace(path);
  };
  return (
    <Container>
      <title>Вход | Сирень</title>
      {login.begun ? (
        <LateFactorStep {...login} begun={login.begun} onEntered={goOn} onBack={login.drop} />
      ) : invitation !== '' ? (
        <InvitationForm
          {...login}
          invitation={invitation}
          user={info?.user ?? null}
          // Who signs in here has the invitation to take yet.
          ways={<WaysIn {...login} info={info ?? NOTHING} link="" onEntered={() => undefined} />}
          onEntered={goOn}
        />
      ) : info?.user && !login.loading ? (
        <SignedIn name={info.user.name} />
      ) : (
        <WaysIn {...login} info={info ?? NOTHING} link={search.get('link') ?? ''} onEntered={goOn} />
      )}
    </Container>
  );
}
