import { paths } from '@siren/contract/routes';
import { Callout } from '@siren/ui/callout';
import { Link } from '@siren/ui/link';
import { useHref, useLocation } from 'react-router-dom';
import { useOnline } from '../../navigation/index.ts';
import * as css from './StaffShell.css.ts';

/** Why nothing can be changed for now, above every screen: no network, or nobody is signed in any more. */
export function ShellWord({ isOut }: { isOut: boolean }) {
  const online = useOnline();
  const { pathname, search } = useLocation();
  const from = useHref(pathname + search);
  return (
    <div className={css.strip} role="status">
      {!online && (
        <Callout tone="caution">
          Нет сети. Открытое осталось на&nbsp;экране; изменить пока ничего нельзя.
        </Callout>
      )}
      {online && isOut && (
        <Callout tone="caution">
          Вход закончился.{' '}
          <Link href={`${paths.login()}?from=${encodeURIComponent(from)}`}>Войдите снова</Link>: черновик
          записи останется в&nbsp;этом браузере.
        </Callout>
      )}
    </div>
  );
}
