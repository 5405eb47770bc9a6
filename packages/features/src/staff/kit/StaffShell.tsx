import { Container } from '@siren/ui/layout';
import { Logo } from '@siren/ui/logo';
import { Outlet } from 'react-router-dom';

export interface StaffShellProps {
  /** First part of the addresses of the admin area, without slashes. */
  adminPath: string;
}

/** What stands around every screen of the staff. */
export function StaffShell({ adminPath }: StaffShellProps) {
  return (
    <Container>
      <a href={`/${adminPath}`} aria-label="Сирень, к началу">
        <Logo />
      </a>
      <main>
        <Outlet />
      </main>
    </Container>
  );
}
