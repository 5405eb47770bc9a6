import { paths } from '@siren/contract/routes';
import { Container } from '@siren/ui/layout';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInfo } from '../info/index.ts';
import * as css from './AccountFrame.css.ts';
import { AccountNav } from './AccountNav.tsx';

export interface AccountFrameProps {
  /** Words of the browser's tab. */
  title: string;
  children: ReactNode;
}

/** A page of one's account. Whoever signs out, be it in another tab, sees nothing of it any more. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  const info = useInfo();
  const navigate = useNavigate();
  const isGone = info?.user === null;
  useEffect(() => {
    // Without the way back: the address may be somebody's own, too.
    if (isGone) void navigate(paths.login(), { replace: true });
  }, [isGone, navigate]);
  if (isGone) return null;
  return (
    <Container>
      <title>{`${title} | Сирень`}</title>
      <AccountNav />
      <div className={css.page}>{children}</div>
    </Container>
  );
}
