import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { RolesDialog } from './RolesDialog.tsx';

/** Leads to the roles. */
export function RolesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="line" onClick={() => setOpen(true)}>
        Роли
      </Button>
      {open && <RolesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
